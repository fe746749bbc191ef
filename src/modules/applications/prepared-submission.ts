import { newId, newIdOf } from '../../common/ids/uuid.js';
import { type CohortEntity } from '../cohorts/cohort.entity.js';
import { isBlank } from '../fields/field-values.js';
import { ventureName } from '../fields/venture-name.js';
import { type TextProperty, TEXTS } from './application-texts.js';
import { type Attempt } from './admission/attempt.js';
import { warningsOf } from './admission/warnings.js';
import { type SubmissionAcceptedDto } from './dto/submission-accepted.response.dto.js';
import { type SubmissionEntity } from './submission.entity.js';

const MESSAGE = 'Application accepted. Poll its status; the insights report follows when it is complete.';

/** Before it has its reference, which PostgreSQL gives it. */
export type NewSubmission = Omit<SubmissionEntity, 'reference'>;

/** Of an application that is taken in later than it came, and in no hurry. No caller is asked for it. */
export interface Belated {
  readonly arrivedAt: Date;
  /** Others that come until then are reviewed first. */
  readonly reviewFrom: Date;
}

/** A submission that has passed every check that needs no transaction, with the answer that it will get. */
export interface PreparedSubmission {
  readonly submission: NewSubmission;
  readonly price: number;
  /** At once, unless it is said. */
  readonly reviewFrom?: Date | undefined;
  /** What the checks went by, as far as it can change. */
  readonly cohortState: string;
  /** Roughly its bytes. */
  readonly weight: number;
  readonly accepted: SubmissionAcceptedDto;
}

export function prepareSubmission(attempt: Attempt, cohort: CohortEntity, belated?: Belated): PreparedSubmission {
  const submission = toSubmission(attempt, cohort, belated?.arrivedAt);
  const warnings = warningsOf(attempt);
  return {
    submission,
    price: cohort.reviewPrice,
    reviewFrom: belated?.reviewFrom,
    cohortState: cohortState(cohort),
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

/** As long as a cohort is this, the checks of a submission to it and its price come to the same. */
export function cohortState(
  cohort: Pick<CohortEntity, 'id' | 'status' | 'formValidation' | 'formVersion' | 'reviewPrice'>,
): string {
  return `${cohort.id} ${cohort.status} ${cohort.formValidation} ${cohort.formVersion} ${cohort.reviewPrice}`;
}

function toSubmission(
  { caller, body, form, schema, answers }: Attempt,
  cohort: CohortEntity,
  arrivedAt?: Date,
): NewSubmission {
  const submittedAt = arrivedAt ?? new Date();
  return {
    id: arrivedAt === undefined ? newId() : newIdOf(arrivedAt),
    organisationId: caller.organisationId,
    cohortId: cohort.id,
    environment: caller.environment,
    schemaId: schema?.id ?? null,
    formVersion: schema === undefined ? cohort.formVersion : null,
    ...textsOf(body),
    ventureName: ventureName(schema?.fields ?? form, answers),
    answers: [...answers],
    status: 'pending',
    failureCode: null,
    reviewStatus: null,
    withdrawnAt: null,
    run: 1,
    version: 1,
    submittedAt,
    updatedAt: submittedAt,
    erasedAt: null,
  };
}

/** Those that are required are there: the checks have seen to it. */
function textsOf(body: Readonly<Record<string, unknown>>): Pick<NewSubmission, TextProperty> {
  const texts: Partial<Record<TextProperty, string | null>> = {};
  for (const { name, property } of TEXTS) {
    const text = body[name];
    texts[property] = typeof text === 'string' && !isBlank(text) ? text : null;
  }
  return texts as Pick<NewSubmission, TextProperty>;
}
