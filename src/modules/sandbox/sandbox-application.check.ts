import { ApiError } from '../../common/errors/api-error.js';
import { SANDBOX_BODY } from '../applications/admission/body-rules.js';
import { checkControlCharacters, checkLimits } from '../applications/admission/limits.check.js';
import { checkShape } from '../applications/admission/shape.check.js';
import { isBlank } from '../fields/field-values.js';

/**
 * The sandbox takes any cohort, and answers as the object of its own format or as the live array. What is left out is
 * no error; what is sent keeps to the live types and limits. @throws ApiError
 */
export function checkSandboxApplication(body: Record<string, unknown>): void {
  const cohortId = body['cohort_id'] ?? '';
  if (typeof cohortId === 'string' && isBlank(cohortId)) throw new ApiError('cohort_id_required');
  for (const check of [checkShape, checkLimits, checkControlCharacters]) {
    const objection = check({ body }, SANDBOX_BODY);
    if (objection !== null) throw objection;
  }
}
