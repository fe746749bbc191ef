import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { type Author } from '../../common/access/author.js';
import { runStatements } from '../../database/pipeline.js';
import { START_OVER } from '../applications/submission-changes.statements.js';
import { SubmissionEntity } from '../applications/submission.entity.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { leaveStandings } from '../standings/standings.statements.js';

@Injectable()
export class RetriesRepository {
  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** The row, locked until the transaction ends. */
  async lock(manager: EntityManager, organisationId: string, id: string): Promise<SubmissionEntity | null> {
    return manager.findOne(SubmissionEntity, {
      where: { organisationId, id, erasedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Sets a failed submission back to its first status, as a new run, and adds a review task. */
  async startOver(
    manager: EntityManager,
    { id, organisationId, run }: SubmissionEntity,
    { price, author }: { price: number; author: Author },
  ): Promise<void> {
    await runStatements(manager, leaveStandings(organisationId, id));
    await manager.query(START_OVER, [organisationId, id]);
    const facts = { before: { run }, after: { run: run + 1 } };
    await this.audit.record(manager, { organisationId, author, action: 'submission.retried', targetId: id, ...facts });
    await this.tasks.insert(manager, { submissionId: id, organisationId, run: run + 1, price });
  }
}
