import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids/uuid.js';
import { type SettledReview, release } from './settlements.js';
import { SHARDS } from './shards.js';
import { type TokenEntry } from './token-entry.js';
import { runStatements } from '../../database/pipeline.js';

export interface Balance {
  /** What can still be spent. */
  readonly balance: number;
  /** What reviews in progress hold. */
  readonly reserved: number;
}

interface Reservation {
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
    const [{ balanceAfter }] = await manager.query<[Pick<TokenEntry, 'balanceAfter'>]>(
      'select divide_tokens($1, $2, 1) as "balanceAfter"',
      [organisationId, amount],
    );
    const [entry] = await manager.query<[Omit<TokenEntry, 'balanceAfter'>]>(
      `insert into token_entries (id, organisation_id, kind, amount, note) values ($1, $2, 'grant', $3, $4)
       returning id, created_at as "createdAt", kind, amount, submission_id as "submissionId", environment, note`,
      [newId(), organisationId, amount, note],
    );
    return { ...entry, balanceAfter };
  }

  /** The reserved tokens of a review that will never be made go back. */
  async release(manager: EntityManager, organisationId: string, ending: SettledReview): Promise<void> {
    await runStatements(manager, release(organisationId, [ending]));
  }

  /** @throws ApiError insufficient_tokens; what the transaction did so far must be undone then */
  async reserve(manager: EntityManager, reservation: Reservation): Promise<void> {
    const { organisationId, submissionId, run, environment, price } = reservation;
    const [{ isPaid }] = await manager.query<[{ isPaid: boolean }]>('select pay_tokens($1, $2, $2) as "isPaid"', [
      organisationId,
      price,
    ]);
    if (!isPaid) {
      const { balance } = await this.balance(manager, organisationId);
      throw new ApiError('insufficient_tokens', { extra: { balance, required: price } });
    }
    await manager.query(
      `insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
       values ($1, $2, 'reserve', -$3::bigint, $4, $5, $6)`,
      [newId(), organisationId, price, submissionId, run, environment],
    );
  }
}
