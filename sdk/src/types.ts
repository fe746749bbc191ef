import { type components, type operations } from './generated/schema.js';

type Schemas = components['schemas'];

/** The parts of the API's answers and requests, as they are sent: names of fields are those of the reference. */
export type ApiKey = Schemas['ApiKey'];
export type ApiKeyList = Schemas['ApiKeyList'];
export type Answer = Schemas['AnswerRequest'];
export type Balance = Schemas['Balance'];
export type BatchAccepted = Schemas['BatchAccepted'];
export type BatchRefused = Schemas['BatchRefused'];
export type BatchResults = Schemas['BatchResults'];
export type ChangeCohortRequest = Schemas['ChangeCohortRequest'];
export type Cohort = Schemas['Cohort'];
export type CohortStatus = Schemas['CohortStatus'];
export type CreateCohortRequest = Schemas['CreateCohortRequest'];
export type CreateKeyRequest = Schemas['CreateKeyRequest'];
export type Environment = Schemas['Environment'];
export type ErrorBody = Schemas['ErrorResponse'];
export type ErrorCode = Schemas['ErrorCode'];
/** In the feed, oldest first. */
export type EventList = Schemas['EventList'];
export type EventType = Schemas['EventType'];
export type FailureCode = Schemas['FailureCode'];
export type Field = Schemas['Field'];
export type FieldType = Schemas['FieldType'];
export type Form = Schemas['Form'];
export type FormField = Schemas['FormField'];
export type Health = Schemas['Ready'];
export type Insights = Schemas['Insights'];
export type IntakeEvent = Schemas['Event'];
export type Live = Schemas['Live'];
export type Me = Schemas['Me'];
export type NewApiKey = Schemas['NewApiKey'];
export type NewField = Schemas['NewField'];
export type Program = Schemas['Program'];
export type ProgramItem = Schemas['ProgramItem'];
export type ProgramList = Schemas['ProgramList'];
export type ReplaceFormRequest = Schemas['ReplaceFormRequest'];
export type RotateApiKeyRequest = Schemas['RotateApiKeyRequest'];
export type RotatedApiKey = Schemas['RotatedApiKey'];
export type RegisterSchemaRequest = Schemas['RegisterSchemaRequest'];
export type ReviewStatus = Schemas['ReviewStatus'];
export type ScenarioCode = Schemas['ScenarioCode'];
export type Schema = Schemas['Schema'];
export type SchemaList = Schemas['SchemaList'];
export type SchemaRegistered = Schemas['SchemaRegistered'];
export type Scope = Schemas['Scope'];
export type Submission = Schemas['Submission'];
export type SubmissionAccepted = Schemas['SubmissionAccepted'];
export type SubmissionList = Schemas['SubmissionList'];
export type SubmissionStatus = Schemas['SubmissionStatus'];
export type SubmitApplicationRequest = Schemas['SubmitApplicationRequest'];
export type SubmitBatchRequest = Schemas['SubmitBatchRequest'];
export type Validation = Schemas['Validation'];
export type Verdict = Schemas['Verdict'];
/** What a webhook brings; its id is the header `webhook-id`. */
export type WebhookEvent = Schemas['EventMessage'];
export type Warning = Schemas['Warning'];
export type WithdrawalRequest = Schemas['WithdrawalRequest'];

type QueryOf<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

/** Which of them, and how many a page. */
export type ListProgramsQuery = QueryOf<'listPrograms'>;
export type ListKeysQuery = QueryOf<'listKeys'>;
export type ListSchemasQuery = QueryOf<'listSchemas'>;
export type ListApplicationsQuery = QueryOf<'listApplications'>;
/** `wait`: seconds, at most 60, for which the answer is held until the review is over. */
export type GetApplicationQuery = QueryOf<'getApplication'>;
export type GetInsightsQuery = QueryOf<'getInsights'>;
