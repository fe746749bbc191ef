import { Injectable } from '@nestjs/common';
import { type Author } from '../../common/access/author.js';
import { ApiError } from '../../common/errors/api-error.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type SubmissionDto, toSubmissionDto } from '../applications/dto/submission.response.dto.js';
import { SubmissionsRepository } from '../applications/submissions.repository.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { CompletionAnnouncer } from '../completions/completion-announcer.js';
import { type Facts } from '../audit/facts.js';
import { type AnswerMemory } from '../idempotency/answer-memory.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { type Withdrawn, WithdrawalsRepository } from './withdrawals.repository.js';

interface Withdrawal {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly reason: string | null;
  readonly author: Author;
}

/**
 * An applicant takes an application back. A review that is still owed is not made, and its tokens come back; a report that
 * is there stays for the team, of whom no decision is expected any more.
 */
@Injectable()
export class WithdrawApplication {
  constructor(
    private readonly withdrawals: WithdrawalsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly tokens: TokensRepository,
    private readonly audit: AuditTrail,
    private readonly completions: CompletionAnnouncer,
    private readonly database: TenantDatabase,
  ) {}

  /** The submission as it is then; one that was withdrawn before, as it was. @throws ApiError submission_not_found */
  async execute(withdrawal: Withdrawal, memory: AnswerMemory): Promise<SubmissionDto> {
    const { organisationId, submissionId } = withdrawal;
    const { record, before } = await this.database.transaction(organisationId, async (manager) => {
      await memory.claim(manager);
      const before = await this.withdrawals.withdraw(manager, withdrawal);
      if (before === null) throw new ApiError('submission_not_found');
      if (before.withdrawnAt === null)
        await this.audit.record(manager, {
          organisationId,
          author: withdrawal.author,
          action: 'submission.withdrawn',
          targetId: submissionId,
          ...factsOf(before),
        });
      const record = toSubmissionDto(await this.submissions.getWithin(manager, organisationId, submissionId));
      await memory.store(manager, record);
      // Last, so that the account is held shortest.
      if (before.owedRun !== null)
        await this.tokens.release(manager, organisationId, { submissionId, run: before.owedRun });
      return { record, before };
    });
    // Callers that wait for the review are told that there will be none.
    if (before.owedRun !== null) this.completions.announce([submissionId]);
    return record;
  }
}

/** The reason is the applicant's, and must go when they are erased. */
function factsOf({ environment, status, reviewStatus, owedRun }: Withdrawn): { before: Facts; after: Facts } {
  return {
    before: { status, reviewStatus, isWithdrawn: false },
    after: {
      status: owedRun === null ? status : 'failed',
      reviewStatus: environment === 'live' ? 'withdrawn' : reviewStatus,
      isWithdrawn: true,
    },
  };
}
