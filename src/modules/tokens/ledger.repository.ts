import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type TokenEntry } from './token-entry.js';
import { type Balance, TokensRepository } from './tokens.repository.js';

/** With its place in the ledger, newer ones have higher ones. */
export interface LedgerLine extends TokenEntry {
  readonly rank: number;
}

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
   * Newest first; `before` is the last rank of the page before. What the balance was after an entry is worked out back
   * from what it is now: writing it down would have every entry wait for the one before it.
   */
  async page(organisationId: string, page: { before: number | null; limit: number }): Promise<LedgerLine[]> {
    // A cursor that was made up gives some page.
    const before = Math.round(Math.min(Math.max(page.before ?? Infinity, 0), Number.MAX_SAFE_INTEGER));
    return this.database.rows(
      organisationId,
      `with newer as (
         select coalesce(sum(amount), 0) as total from token_entries where organisation_id = $1 and seq >= $2
       ), account as (
         select sum(available) as balance from token_accounts where organisation_id = $1
       ), entries as (
         select * from token_entries where organisation_id = $1 and seq < $2 order by seq desc limit $3
       )
       select seq as rank, id, created_at as "createdAt", kind, amount, submission_id as "submissionId", environment, note,
              account.balance - newer.total - coalesce(
                sum(amount) over (order by seq desc rows between unbounded preceding and 1 preceding), 0) as "balanceAfter"
         from entries, newer, account order by seq desc`,
      [organisationId, before, page.limit],
    );
  }
}
