import { newId, newIdOf } from '../../common/ids/uuid.js';
import { type CohortEntity } from '../cohorts/cohort.entity.js';
import { cohortState } from '../cohorts/cohort-state.js';
import { isBlank } from '../fields/field-values.js';
import { ventureName } from '../fields/venture-name.js';
import { type TextPropertyName, TEXTS } from './application-texts.js';
import { type SubmissionAttempt } from './admission/attempt.js';
import { warningsOf } from './admission/warnings.js';
import { type SubmissionAcceptedDto } from './dto/submission-accepted.response.dto.js';
import { type SubmissionEntity } from './submission.entity.js';

const MESSAGE = 'Application accepted. Poll its status; the insights report follows when it is complete.';

type Stored =
  'id' | 'cohortId' | 'environment' | 'schemaId' | 'formVersion' | 'ventureName' | 'answers' | 'submittedAt';

/** A submission with just what the statement that stores it reads, since each name more is written and read every time. */
export interface NewSubmission extends Pick<SubmissionEntity, Stored | TextPropertyName> {
  readonly price: number;
  /** When its review may start; at once when left out. */
  readonly due: Date | undefined;
  /** The identifiers of its reservation and of its event. */
  readonly entry: string;
  readonly event: string;
}

/**
 * For applications of the demonstration, which are dated back and need not be reviewed soon; no API caller can ask for
 * it.
 */
export interface Belated {
  readonly arrivedAt: Date;
  /** Its review waits until then, so that others are reviewed first. */
  readonly reviewFrom: Date;
}

/** A submission that has passed every check that needs no transaction, with the answer it will get. */
export interface PreparedSubmission {
  readonly submission: NewSubmission;
  /** The state of the cohort that the checks went by. */
  readonly cohortState: string;
  /** Roughly its bytes. */
  readonly weight: number;
  readonly accepted: SubmissionAcceptedDto;
}

export function prepareSubmission(
  attempt: SubmissionAttempt,
  cohort: CohortEntity,
  belated?: Belated,
): PreparedSubmission {
  const submission = toSubmission(attempt, cohort, belated);
  const warnings = warningsOf(attempt);
  return {
    submission,
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

function toSubmission(
  { caller, body, form, schema, answers }: SubmissionAttempt,
  cohort: CohortEntity,
  belated?: Belated,
): NewSubmission {
  return {
    id: belated === undefined ? newId() : newIdOf(belated.arrivedAt),
    cohortId: cohort.id,
    environment: caller.environment,
    schemaId: schema?.id ?? null,
    formVersion: schema === undefined ? cohort.formVersion : null,
    ...textsOf(body),
    ventureName: ventureName(schema?.fields ?? form, answers),
    answers: [...answers],
    submittedAt: belated?.arrivedAt ?? new Date(),
    price: cohort.reviewPrice,
    due: belated?.reviewFrom,
    entry: newId(),
    event: newId(),
  };
}

/** The texts of a body that was checked, so that the required ones are there. */
function textsOf(body: Readonly<Record<string, unknown>>): Pick<NewSubmission, TextPropertyName> {
  const texts: Partial<Record<TextPropertyName, string | null>> = {};
  for (const { name, property } of TEXTS) {
    const text = body[name];
    texts[property] = typeof text === 'string' && !isBlank(text) ? text : null;
  }
  return texts as Pick<NewSubmission, TextPropertyName>;
}
