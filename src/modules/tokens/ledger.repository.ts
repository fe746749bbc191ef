import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type TokenEntry } from './token-entry.js';
import { type Balance, TokensRepository } from './tokens.repository.js';

/** The ledger as it is read. */
@Injectable()
export class LedgerRepository {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly database: TenantDatabase,
  ) {}

  async balance(organisationId: string): Promise<Balance> {
    return this.database.transaction(organisationId, (manager) => this.tokens.balance(manager, organisationId));
  }

  /**
   * Newest first; `before` is the last id of the page before. What the balance was after an entry is worked out back
   * from what it is now: writing it down would have every entry wait for the one before it.
   */
  async page(organisationId: string, page: { before: string | null; limit: number }): Promise<TokenEntry[]> {
    return this.database.rows(
      organisationId,
      `with start as (
         select coalesce((select seq from token_entries where organisation_id = $1 and id = $2), 9223372036854775807) as seq
       ), newer as (
         select coalesce(sum(amount), 0) as total from token_entries, start
          where organisation_id = $1 and token_entries.seq >= start.seq
       ), account as (
         select sum(available) as balance from token_accounts where organisation_id = $1
       ), entries as (
         select token_entries.* from token_entries, start
          where organisation_id = $1 and token_entries.seq < start.seq order by seq desc limit $3
       )
       select id, created_at as "createdAt", kind, amount, submission_id as "submissionId", environment, note,
              account.balance - newer.total - coalesce(
                sum(amount) over (order by seq desc rows between unbounded preceding and 1 preceding), 0) as "balanceAfter"
         from entries, newer, account order by seq desc`,
      [organisationId, page.before, page.limit],
    );
  }
}
