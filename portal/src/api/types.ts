import { type components } from './schema.js';

type Schemas = components['schemas'];

export type Session = Schemas['SessionDto'];
export type Role = Session['role'];
export type Cohort = Schemas['CohortDto'];
export type CohortStatus = Cohort['status'];
export type Form = Schemas['FormDto'];
export type ApiKey = Schemas['ApiKeyDto'];
export type NewApiKey = Schemas['NewApiKeyDto'];
export type Submission = Schemas['TeamSubmissionDto'];
export type SubmissionDetail = Schemas['SubmissionDetailDto'];
export type Report = Schemas['InsightsDto'];
export type SubmissionStatus = Submission['status'];
export type ReviewStatus = Submission['review_status'];
export type Verdict = Report['verdict'];
