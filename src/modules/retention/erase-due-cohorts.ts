import { Injectable } from '@nestjs/common';
import { SYSTEM } from '../../common/access/author.js';
import { ApiError } from '../../common/errors/api-error.js';
import { EraseSubmission } from '../erasure/erase-submission.js';
import { DueCohortsRepository } from '../cohorts/due-cohorts.repository.js';

const BATCH = 200;

/** Erases the applications of cohorts whose retention time is over, in the same way as when a member does it. */
@Injectable()
export class EraseDueCohorts {
  constructor(
    private readonly cohorts: DueCohortsRepository,
    private readonly eraseSubmission: EraseSubmission,
  ) {}

  /** Erases one batch of a cohort that it has claimed. False when no cohort is due. */
  async batch(): Promise<boolean> {
    const cohort = await this.cohorts.claim();
    if (cohort === null) return false;
    const kept = await this.cohorts.kept(cohort, BATCH);
    for (const id of kept) {
      // A member may have erased it since it was looked up.
      await this.eraseSubmission.execute(cohort.organisationId, id, SYSTEM).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'submission_not_found') throw error;
      });
    }
    await this.cohorts.settle(cohort, kept.length < BATCH);
    return true;
  }
}
