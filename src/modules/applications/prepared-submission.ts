import { newId } from '../../common/ids/uuid.js';
import { type CohortEntity } from '../cohorts/cohort.entity.js';
import { isBlank } from '../fields/field-values.js';
import { type Attempt } from './admission/attempt.js';
import { warningsOf } from './admission/warnings.js';
import { type SubmissionAcceptedDto } from './dto/submission-accepted.response.dto.js';
import { type SubmissionEntity } from './submission.entity.js';

const MESSAGE = 'Application accepted. Poll its status; the insights report follows when it is complete.';

/** A submission that has passed every check that needs no transaction, with the answer that it will get. */
export interface PreparedSubmission {
  readonly submission: SubmissionEntity;
  readonly price: number;
  /** By which it shows whether the cohort is still what it was checked against. */
  readonly cohortChangedAt: number;
  /** Roughly its bytes. */
  readonly weight: number;
  readonly accepted: SubmissionAcceptedDto;
}

export function prepareSubmission(attempt: Attempt, cohort: CohortEntity): PreparedSubmission {
  const submission = toSubmission(attempt, cohort);
  const warnings = warningsOf(attempt);
  return {
    submission,
    price: cohort.reviewPrice,
    cohortChangedAt: cohort.updatedAt.getTime(),
    weight: submission.answers.reduce((sum, { key, value }) => sum + key.length + value.length, 1_000),
    accepted: {
      submission_id: submission.id,
      status: 'pending',
      message: MESSAGE,
      env: submission.environment,
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

function toSubmission({ caller, body, schema, answers }: Attempt, cohort: CohortEntity): SubmissionEntity {
  const now = new Date();
  return {
    id: newId(),
    organisationId: caller.organisationId,
    cohortId: cohort.id,
    environment: caller.environment,
    schemaId: schema?.id ?? null,
    formVersion: schema === undefined ? cohort.formVersion : null,
    externalId: textOrNull(body['external_id']),
    founderName: textOrNull(body['founder_name']),
    contactEmail: String(body['contact_email']),
    answers: [...answers],
    status: 'pending',
    failureCode: null,
    reviewStatus: null,
    run: 1,
    version: 1,
    submittedAt: now,
    updatedAt: now,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && !isBlank(value) ? value : null;
}
