import { Injectable } from '@nestjs/common';
import { SYSTEM } from '../../common/access/author.js';
import { ApiError } from '../../common/errors/api-error.js';
import { EraseSubmission } from '../erasure/erase-submission.js';
import { DueCohortsRepository } from '../cohorts/due-cohorts.repository.js';

const BATCH = 200;

/** Erases the applications of cohorts whose time of retention is over, each as a member of the team would. */
@Injectable()
export class EraseDueCohorts {
  constructor(
    private readonly cohorts: DueCohortsRepository,
    private readonly eraseSubmission: EraseSubmission,
  ) {}

  /** One batch of one cohort, which is no other process's meanwhile. False when nothing is due. */
  async batch(): Promise<boolean> {
    const cohort = await this.cohorts.claim();
    if (cohort === null) return false;
    const kept = await this.cohorts.kept(cohort, BATCH);
    for (const id of kept) {
      // Done by somebody of the team since it was looked up.
      await this.eraseSubmission.execute(cohort.organisationId, id, SYSTEM).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'submission_not_found') throw error;
      });
    }
    await this.cohorts.settle(cohort, kept.length < BATCH);
    return true;
  }
}
