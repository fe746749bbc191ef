import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids/uuid.js';
import { ALL_SHARDS, DIVIDE } from './payments.js';
import { type Ending, release } from './settlements.js';
import { SHARDS, spread } from './shards.js';
import { type TokenEntry } from './token-entry.js';

export interface Balance {
  /** What can still be spent. */
  readonly balance: number;
  /** What reviews in progress hold. */
  readonly reserved: number;
}

export interface Reservation {
  readonly organisationId: string;
  readonly submissionId: string;
  readonly run: number;
  readonly environment: Environment;
  readonly price: number;
}

/**
 * What moves tokens: an entry in the append-only ledger and, where the balance changes, one shard of the account. Every
 * movement comes last in its transaction, so that a shard is held shortest. An entry's number is drawn while its shard is
 * locked; in the order of the numbers the balance was therefore never negative.
 */
@Injectable()
export class TokensRepository {
  async balance(manager: EntityManager, organisationId: string): Promise<Balance> {
    const [balance] = await manager.query<[Balance]>(
      `select (select coalesce(sum(available), 0) from token_accounts where organisation_id = $1) as balance,
              (select coalesce(sum(price), 0) from review_tasks where organisation_id = $1) as reserved`,
      [organisationId],
    );
    return balance;
  }

  async openAccount(manager: EntityManager, organisationId: string): Promise<void> {
    await manager.query(
      'insert into token_accounts (organisation_id, shard) select $1, shard from generate_series(0, $2::int - 1) shard',
      [organisationId, SHARDS],
    );
  }

  async grant(
    manager: EntityManager,
    organisationId: string,
    amount: number,
    note: string | null,
  ): Promise<TokenEntry> {
    const balanceAfter = (await this.lock(manager, organisationId)) + amount;
    await this.divide(manager, organisationId, spread(balanceAfter, 1));
    const [entry] = await manager.query<[Omit<TokenEntry, 'balanceAfter'>]>(
      `insert into token_entries (id, organisation_id, kind, amount, note) values ($1, $2, 'grant', $3, $4)
       returning id, created_at as "createdAt", kind, amount, submission_id as "submissionId", environment, note`,
      [newId(), organisationId, amount, note],
    );
    return { ...entry, balanceAfter };
  }

  /** The reserved tokens of a review that will never be made go back. */
  async release(manager: EntityManager, organisationId: string, ending: Ending): Promise<void> {
    const { text, values } = release(organisationId, [ending]);
    await manager.query(text, [...values]);
  }

  /** @throws ApiError insufficient_tokens; what the transaction did so far must be undone then */
  async reserve(manager: EntityManager, reservation: Reservation): Promise<void> {
    if (await this.take(manager, reservation)) return;
    const { organisationId, price } = reservation;
    const balance = await this.lock(manager, organisationId);
    if (balance < price) throw new ApiError('insufficient_tokens', { extra: { balance, required: price } });
    await this.divide(manager, organisationId, spread(balance, price));
    if (!(await this.take(manager, reservation)))
      throw new Error(`No shard of ${organisationId} holds ${price} tokens`);
  }

  /**
   * Pays from a shard that holds enough and that nobody else is paying from; false when there is none. A transaction that
   * pays often begins its search at the same shard each time, and so holds few.
   */
  private async take(manager: EntityManager, reservation: Reservation): Promise<boolean> {
    const { organisationId, submissionId, run, environment, price } = reservation;
    const taken = await manager.query<unknown[]>(
      `with free as (
         select shard from token_accounts where organisation_id = $2 and available >= $6
          order by shard # (pg_current_xact_id()::text::bigint % $7)::int limit 1 for no key update skip locked
       ), account as (
         update token_accounts set available = available - $6
           from free where organisation_id = $2 and token_accounts.shard = free.shard
         returning available
       )
       insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
       select $1, $2, 'reserve', -$6::bigint, $3, $4, $5 from account
       returning id`,
      [newId(), organisationId, submissionId, run, environment, price, SHARDS],
    );
    return taken.length === 1;
  }

  /** Waits for everybody who is paying or being paid, and gives the balance. */
  private async lock(manager: EntityManager, organisationId: string): Promise<number> {
    const shards = await manager.query<{ available: number }[]>(ALL_SHARDS, [organisationId]);
    return shards.reduce((sum, { available }) => sum + available, 0);
  }

  private async divide(manager: EntityManager, organisationId: string, shares: readonly number[]): Promise<void> {
    await manager.query(DIVIDE, [organisationId, shares]);
  }
}
