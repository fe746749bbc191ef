import { type operations } from './generated/schema.js';

/** The parts of the API's answers and requests, as they are sent: names of fields are those of the reference. */
export type * from './generated/types.js';

type QueryOf<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

/** Which of them, and how many a page. */
export type ListProgramsQuery = QueryOf<'listPrograms'>;
export type ListKeysQuery = QueryOf<'listKeys'>;
export type ListSchemasQuery = QueryOf<'listSchemas'>;
export type ListApplicationsQuery = QueryOf<'listApplications'>;
/** `wait`: seconds, at most 60, for which the answer is held until the review is over. */
export type GetApplicationQuery = QueryOf<'getApplication'>;
export type GetInsightsQuery = QueryOf<'getInsights'>;
