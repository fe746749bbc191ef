import { Injectable } from '@nestjs/common';
import { type Author, SYSTEM } from '../../common/access/author.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { type TokenEntry } from '../tokens/token-entry.js';
import { TokensRepository } from '../tokens/tokens.repository.js';

/** The most that one grant may add, so that an extra zero is noticed. */
export const MAX_GRANT = 1_000_000_000;

@Injectable()
export class GrantTokens {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly database: TenantDatabase,
    private readonly audit: AuditTrail,
  ) {}

  /** Adds tokens to the account of an organisation that exists. */
  async execute(
    grant: { organisationId: string; amount: number; note: string | null },
    author: Author = SYSTEM,
  ): Promise<TokenEntry> {
    const { organisationId, amount, note } = grant;
    return this.database.transaction(organisationId, async (manager) => {
      const after = { amount, note };
      const entry = { organisationId, author, targetId: organisationId, after };
      await this.audit.record(manager, { ...entry, action: 'organisation.tokens_granted' });
      // Comes last, so that the lock on the account is held as briefly as possible.
      return this.tokens.grant(manager, organisationId, amount, note);
    });
  }
}
