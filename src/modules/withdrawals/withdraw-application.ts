import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type SubmissionDto, toSubmissionDto } from '../applications/dto/submission.response.dto.js';
import { SubmissionsRepository } from '../applications/submissions.repository.js';
import { CompletionAnnouncer } from '../completions/completion-announcer.js';
import { EventAnnouncer } from '../events/event-announcer.js';
import { type AnswerMemory } from '../idempotency/answer-memory.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { type Withdrawal, WithdrawalsRepository } from './withdrawals.repository.js';

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
    private readonly completions: CompletionAnnouncer,
    private readonly events: EventAnnouncer,
    private readonly database: TenantDatabase,
  ) {}

  /** The submission as it is then; one that was withdrawn before, as it was. @throws ApiError submission_not_found */
  async execute(withdrawal: Withdrawal, memory: AnswerMemory): Promise<SubmissionDto> {
    const { organisationId, submissionId } = withdrawal;
    const { record, before } = await this.database.transaction(organisationId, async (manager) => {
      await memory.claim(manager);
      const before = await this.withdrawals.withdraw(manager, withdrawal);
      if (before === null) throw new ApiError('submission_not_found');
      const record = toSubmissionDto(await this.submissions.getWithin(manager, organisationId, submissionId));
      await memory.store(manager, record);
      // Last, so that the account is held shortest.
      if (before.owedRun !== null)
        await this.tokens.release(manager, organisationId, { submissionId, run: before.owedRun });
      return { record, before };
    });
    // Callers that wait for the review are told that there will be none.
    if (before.owedRun !== null) this.completions.announce([submissionId]);
    this.events.announce(organisationId);
    return record;
  }
}
