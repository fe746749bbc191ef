import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SubmissionEntity } from '../../applications/submission.entity.js';
import { ReviewTasksRepository } from '../../review-tasks/review-tasks.repository.js';

/** More than any one run uses up. */
const DISPATCHES_PER_RUN = 1_000;

@Injectable()
export class RetriesRepository {
  constructor(private readonly tasks: ReviewTasksRepository) {}

  /** The row, locked until the transaction ends. */
  async lock(manager: EntityManager, organisationId: string, id: string): Promise<SubmissionEntity | null> {
    return manager.findOne(SubmissionEntity, { where: { organisationId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Puts a failed submission back to where it began, as a new run, and owes its review. */
  async startOver(manager: EntityManager, { id, organisationId, run }: SubmissionEntity): Promise<void> {
    await manager.query(
      `update submissions set status = 'pending', failure_code = null, run = run + 1, version = version + 1,
              updated_at = now() where id = $1`,
      [id],
    );
    await this.tasks.insert(manager, { submissionId: id, organisationId });
    // The queue remembers failed jobs of earlier runs for a while, and drops new ones that bear the same number.
    await manager.query('update review_tasks set dispatch = $2 where submission_id = $1', [id, run * DISPATCHES_PER_RUN]);
  }
}
