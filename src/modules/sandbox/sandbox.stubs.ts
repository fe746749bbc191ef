import { toApiDate } from '../../common/time/api-date.js';
import { TEXT_PROPERTIES, type TextPropertyName } from '../applications/application-texts.js';
import { toSubmissionDto } from '../applications/dto/submission.response.dto.js';
import { type ProgramListDto } from '../cohorts/dto/program.response.dto.js';
import { type FieldDto } from '../fields/field.dto.js';
import { deriveFieldKeys } from '../fields/field-key.js';
import { type SandboxAcceptedDto, type SandboxSubmissionDto } from './dto/sandbox-application.dto.js';
import {
  type SandboxSchemaDto,
  type SandboxSchemaListDto,
  type SandboxSchemaRegisteredDto,
} from './dto/sandbox-schema.dto.js';

const COHORT_ID = '01960f2e-0000-7000-8000-000000000001';
const SCHEMA_ID = '01960f2e-0000-7000-8000-000000000002';
const SUBMISSION_ID = '01960f2e-0000-7000-8000-000000000003';
const TIME = new Date('2026-01-15T09:30:00.000Z');

interface LabelledField {
  readonly label: string;
  readonly key?: string | null;
}

/** One field plays the problem: the first whose label speaks of one, or else the first of all. */
function stubFields(fields: readonly LabelledField[]): FieldDto[] {
  const keys = deriveFieldKeys(fields.map(({ label, key }) => ({ label, ...(key != null && { key }) })));
  const problem = Math.max(
    0,
    fields.findIndex(({ label }) => /problem/i.test(label)),
  );
  return fields.map(({ label }, index) => ({
    key: keys[index] ?? '',
    label,
    field_type: 'text',
    sources: ['clarity'],
    clarity_role: index === problem ? 'problem' : null,
    required: true,
  }));
}

export function registeredSchema(fields: readonly LabelledField[]): SandboxSchemaRegisteredDto {
  return { schema_id: SCHEMA_ID, fields: stubFields(fields), message: 'Sandbox: schema checked, nothing stored.' };
}

export function stubSchema(id: string): SandboxSchemaDto {
  return {
    schema_id: id,
    cohort_id: COHORT_ID,
    name: 'Sandbox schema',
    created_at: toApiDate(TIME),
    fields: stubFields([{ label: 'What problem are you solving?' }, { label: 'Who is on your team?' }]),
  };
}

export function stubSchemas(): SandboxSchemaListDto {
  return { schemas: [stubSchema(SCHEMA_ID)], next_cursor: null };
}

export function acceptedApplication(): SandboxAcceptedDto {
  return {
    submission_id: SUBMISSION_ID,
    status: 'complete',
    message: 'Sandbox: application accepted, nothing stored.',
    env: 'test',
    _sandbox: true,
  };
}

const NO_TEXTS = Object.fromEntries(TEXT_PROPERTIES.map((property) => [property, null])) as Record<
  TextPropertyName,
  null
>;
const STUB: Parameters<typeof toSubmissionDto>[0] = {
  ...NO_TEXTS,
  id: SUBMISSION_ID,
  reference: 'SANDB-4F9K',
  cohortId: COHORT_ID,
  environment: 'test',
  schemaId: null,
  founderName: 'Ada Okafor',
  ventureName: null,
  contactEmail: 'ada@example.com',
  status: 'complete',
  failureCode: null,
  reviewStatus: null,
  withdrawnAt: null,
  version: 1,
  submittedAt: TIME,
  updatedAt: TIME,
};

export function stubSubmission(id: string): SandboxSubmissionDto {
  return toSubmissionDto({ ...STUB, id });
}

export function withdrawnSubmission(id: string): SandboxSubmissionDto {
  return { ...stubSubmission(id), withdrawn_at: toApiDate(TIME) };
}

export function stubPrograms(): ProgramListDto {
  return { programs: [{ id: COHORT_ID, name: 'Sandbox cohort', status: 'open' }], next_cursor: null };
}
