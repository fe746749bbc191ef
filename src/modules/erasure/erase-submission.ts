import { Injectable } from '@nestjs/common';
import { type Author } from '../../common/access/author.js';
import { ApiError } from '../../common/errors/api-error.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { CompletionAnnouncer } from '../completions/completion-announcer.js';
import { EventAnnouncer } from '../events/event-announcer.js';
import { TokensRepository } from '../tokens/tokens.repository.js';
import { ErasuresRepository } from './erasures.repository.js';

/** Erases everything about a submission's applicant, for good. A review that is under way stores nothing any more. */
@Injectable()
export class EraseSubmission {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly tokens: TokensRepository,
    private readonly audit: AuditTrail,
    private readonly completions: CompletionAnnouncer,
    private readonly events: EventAnnouncer,
    private readonly database: TenantDatabase,
  ) {}

  /** @throws ApiError submission_not_found */
  async execute(organisationId: string, id: string, author: Author): Promise<void> {
    await this.database.transaction(organisationId, async (manager) => {
      const erased = await this.erasures.erase(manager, organisationId, id);
      if (erased === null) throw new ApiError('submission_not_found');
      await this.audit.record(manager, { organisationId, author, action: 'submission.erased', targetId: id });
      // Comes last, so that the lock on the token account is held as briefly as possible.
      if (erased.owedRun !== null)
        await this.tokens.release(manager, organisationId, { submissionId: id, run: erased.owedRun });
    });
    // Callers that wait for the review are told that there is no such submission.
    this.completions.announce([id]);
    this.events.announce(organisationId);
  }
}
