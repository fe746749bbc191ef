import { type components } from './schema.js';

type Schemas = components['schemas'];

export type Session = Schemas['Session'];
export type Role = Session['role'];
export type Cohort = Schemas['Cohort'];
export type CohortStatus = Cohort['status'];
export type Form = Schemas['Form'];
export type ApiKey = Schemas['ApiKey'];
export type NewApiKey = Schemas['NewApiKey'];
export type Submission = Schemas['TeamSubmission'];
export type SubmissionDetail = Schemas['SubmissionDetail'];
export type Report = Schemas['Insights'];
export type SubmissionStatus = Submission['status'];
export type ReviewStatus = Submission['review_status'];
export type Verdict = Report['verdict'];
