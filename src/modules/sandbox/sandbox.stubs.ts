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
const TIME = '2026-01-15T09:30:00.000';

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
    created_at: TIME,
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

export function stubSubmission(id: string): SandboxSubmissionDto {
  return {
    id,
    reference: 'SANDB-4F9K',
    cohort_id: COHORT_ID,
    schema_id: null,
    external_id: null,
    founder_name: 'Ada Okafor',
    contact_email: 'ada@example.com',
    status: 'complete',
    failure_code: null,
    review_status: null,
    withdrawn_at: null,
    submitted_at: TIME,
    updated_at: TIME,
    is_preview: true,
  };
}

export function withdrawnSubmission(id: string): SandboxSubmissionDto {
  return { ...stubSubmission(id), withdrawn_at: TIME };
}

export function stubPrograms(): ProgramListDto {
  return { programs: [{ id: COHORT_ID, name: 'Sandbox cohort', status: 'open' }], next_cursor: null };
}
