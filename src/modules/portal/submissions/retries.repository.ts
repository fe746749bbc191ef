import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SubmissionEntity } from '../../applications/submission.entity.js';
import { ReviewTasksRepository } from '../../review-tasks/review-tasks.repository.js';

@Injectable()
export class RetriesRepository {
  constructor(private readonly tasks: ReviewTasksRepository) {}

  /** The row, locked until the transaction ends. */
  async lock(manager: EntityManager, organisationId: string, id: string): Promise<SubmissionEntity | null> {
    return manager.findOne(SubmissionEntity, { where: { organisationId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Puts a failed submission back to where it began, as a new run, and owes its review. */
  async startOver(manager: EntityManager, { id, organisationId, run }: SubmissionEntity, price: number): Promise<void> {
    await manager.query(
      `update submissions set status = 'pending', failure_code = null, run = run + 1, version = version + 1,
              updated_at = now() where id = $1`,
      [id],
    );
    await this.tasks.insert(manager, { submissionId: id, organisationId, run: run + 1, price });
  }
}
