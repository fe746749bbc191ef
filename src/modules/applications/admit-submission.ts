import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type Caller } from '../auth/caller.js';
import { firstObjection } from './admission/admission.js';
import { AttemptLoader } from './admission/attempt-loader.js';
import { type Belated, type PreparedSubmission, prepareSubmission } from './prepared-submission.js';

/** All checks of a submission that need no transaction. */
@Injectable()
export class AdmitSubmission {
  constructor(private readonly attempts: AttemptLoader) {}

  /** @throws ApiError the first objection */
  async prepare(caller: Caller, body: Record<string, unknown>, belated?: Belated): Promise<PreparedSubmission> {
    const attempt = await this.attempts.load(caller, body);
    const objection = firstObjection(attempt);
    if (objection !== null) throw objection;
    if (attempt.cohort === null) throw new ApiError('cohort_not_found');
    return prepareSubmission(attempt, attempt.cohort, belated);
  }
}
