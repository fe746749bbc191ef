import { type OpenAPIObject } from '@nestjs/swagger';

/** What each thing of the public API is. Schemas that are one another's variants say in what they differ. */
const TEXTS: Readonly<Record<string, string>> = {
  ApiKeyDto: 'An API key, without its text, which nobody can read again.',
  ApiKeyListDto: 'A page of API keys.',
  AnswerRequest: 'An answer to one question.',
  BalanceDto: 'The tokens of an organisation. Each review costs some.',
  BatchAcceptedDto: 'One of a batch that was taken in: what it would have been answered by itself, and where it stood.',
  BatchRefusedDto:
    'One of a batch that was not: the error that it would have been answered by itself, and where it stood.',
  BatchResultsDto: 'What became of each of a batch.',
  EventDataDto: 'What a submission was after something happened to it: ids and states, never an answer.',
  EventDto: 'Something that happened to an application.',
  EventListDto: 'A stretch of the feed of events.',
  EventMessageDto: 'What is said of an event, as the body that is sent to a webhook.',
  ChangeCohortRequest: 'Settings of a cohort that are to be others.',
  CohortDto: 'A cohort with all of its settings.',
  CreateCohortRequest: 'A new cohort.',
  CreateKeyRequest: 'A new API key. Of what is left out it has what the key that makes it has.',
  ErrorResponse: 'Every error, on every path. Which fields it has beside the first three depends on `code`.',
  EvidenceDto: 'What was said, word for word, and where.',
  FieldDto: 'A question of a registered schema.',
  FitDimensionDto: 'A part of founder_fit_score.',
  FormDto: 'The questions that applications to a cohort answer, unless they go by a schema.',
  FormFieldDto: 'A question of a form.',
  FormFieldRequest: 'A question of a form; what is left out is inferred from the label.',
  GuardRailFlagDto: 'Something that a person should know when reading the report.',
  InsightsDto: 'What the review of a submission came to.',
  LeftOutDto: 'A part of the review that could not be done.',
  LiveDto: 'The process runs.',
  McpErrorDetailsDto: 'An error of JSON-RPC.',
  McpErrorDto: 'A message that was not answered.',
  McpRequest: 'A message of the Model Context Protocol.',
  McpResultDto: 'The answer to a message.',
  MeDto: 'An API key, as it sees itself.',
  MoveCohortRequest: 'The status that a cohort is to have.',
  NewApiKeyDto: 'A new API key, with its text, which is shown this once.',
  NewFieldDto: 'A question to be registered; what is left out is inferred from the label.',
  OrganisationChoiceDto: 'An organisation to sign in to.',
  ProgramDto: 'A cohort, with the form to apply by.',
  ProgramItemDto: 'A cohort.',
  ProgramListDto: 'A page of cohorts.',
  ProvenanceDto: 'How a report came about.',
  ReadyDto: 'The process can take requests.',
  RegisterSchemaRequest: 'Questions of your own for a cohort.',
  ReplaceFormRequest: 'All questions of a form.',
  RotateApiKeyRequest: 'How a key is to be replaced.',
  RotatedApiKeyDto: 'A new API key in the place of another.',
  SandboxAcceptedDto: 'What the sandbox makes of an application: nothing, but in the shape of the live answer.',
  SandboxApplicationRequest: 'The body of the live endpoint, or a shorter form of it.',
  SandboxInsightsDto: 'The live report, but for the scale of idea_strength_score.',
  SandboxSchemaDto: 'A schema that the sandbox shows under any id.',
  SandboxSchemaListDto: 'A page of the sandbox’s one schema.',
  SandboxSchemaRegisteredDto: 'What the sandbox makes of a schema.',
  SandboxSchemaRequest: 'Questions to try.',
  SandboxSubmissionDto: 'A submission that the sandbox shows under any id.',
  SchemaDto: 'Questions of your own for a cohort, as they were registered.',
  SchemaListDto: 'A page of schemas.',
  SchemaRegisteredDto: 'A schema that was just registered.',
  SchemaWarningDto: 'Registered, but probably not what was meant.',
  StrengthCriterionDto: 'A part of idea_strength_score.',
  SubmissionAcceptedDto: 'An application that was taken in and waits for its review.',
  SubmissionDto: 'A submission, and how far its review has come.',
  SubmissionListDto: 'A page of submissions.',
  SubmitApplicationRequest: 'An application to a cohort.',
  SubmitBatchRequest: 'Up to a hundred applications.',
  ThresholdsDto: 'The overall_score from which on each verdict is given.',
  ToldRoleDto: 'How one of the roles that clarity is made of is told.',
  UsageDto: 'Tokens of a language model; 0 where none was asked.',
  ValidationDto: 'Everything that a submission of this body would meet.',
  WithdrawalRequest: 'What a withdrawal may say.',
  WarningDto: 'Accepted, but probably not what was meant.',
};

/** Says of schemas what they are; a lint rule asks it of all that partners read. */
export function describeSchemas({ components }: OpenAPIObject): void {
  const schemas = (components?.schemas ?? {}) as Record<string, { description?: string }>;
  for (const [name, description] of Object.entries(TEXTS)) {
    const schema = schemas[name];
    if (schema === undefined)
      throw new Error(`src/openapi/names/schema-texts.ts describes ${name}, which the document does not have`);
    schema.description ??= description;
  }
}
