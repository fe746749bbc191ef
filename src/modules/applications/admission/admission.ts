import { type ApiError } from '../../../common/errors/api-error.js';
import { cohortProblems } from '../../cohorts/cohort-admission.js';
import { checkDuplicateKeys, checkSchemaKeys, checkStrictForm } from './answers.check.js';
import { type SubmissionAttempt, mayUseCohort } from './attempt.js';
import { checkContactEmail } from './contact-email.check.js';
import { checkControlCharacters, checkLimits } from './limits.check.js';
import { checkSchemaCohort, checkSchemaExists } from './schema.check.js';
import { checkShape } from './shape.check.js';

type Check = (attempt: SubmissionAttempt) => ApiError | null;

/** Checks of the body alone, after those of the cohort; callers are told of the first that fails. */
const BODY_CHECKS: readonly Check[] = [
  checkShape,
  checkContactEmail,
  checkLimits,
  checkControlCharacters,
  checkDuplicateKeys,
];

/** Checks of the body against the cohort's schema or form; these come last. */
const COHORT_CHECKS: readonly Check[] = [checkSchemaExists, checkSchemaCohort, checkSchemaKeys, checkStrictForm];

/** The first objection to the submission. */
export function firstObjection(attempt: SubmissionAttempt): ApiError | null {
  const [cohortProblem] = cohortObjections(attempt);
  if (cohortProblem !== undefined) return cohortProblem;
  for (const check of [...BODY_CHECKS, ...COHORT_CHECKS]) {
    const objection = check(attempt);
    if (objection !== null) return objection;
  }
  return null;
}

/** All objections to the submission. */
export function allObjections(attempt: SubmissionAttempt): ApiError[] {
  const checks = mayUseCohort(attempt) ? [...BODY_CHECKS, ...COHORT_CHECKS] : BODY_CHECKS;
  const rest = checks.map((check) => check(attempt)).filter((objection) => objection !== null);
  return [...cohortObjections(attempt), ...rest];
}

function cohortObjections({ caller, body, cohort }: SubmissionAttempt): ApiError[] {
  return cohortProblems({ caller, cohortId: body['cohort_id'], cohort, allowed: ['open'] });
}
