import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, Repository } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids/uuid.js';
import { TokenEntryEntity } from './token-entry.entity.js';

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
 * The ledger and the account row that keeps its sum. Every movement is one statement over both, and comes last in its
 * transaction: the account row is the only one that all submissions of an organisation share, so it is held shortest.
 */
@Injectable()
export class TokensRepository {
  constructor(@InjectRepository(TokenEntryEntity) private readonly entries: Repository<TokenEntryEntity>) {}

  async balance(organisationId: string, manager: EntityManager = this.entries.manager): Promise<Balance> {
    const rows = await manager.query<Balance[]>(
      'select balance, reserved from token_accounts where organisation_id = $1',
      [organisationId],
    );
    return rows[0] ?? { balance: 0, reserved: 0 };
  }

  async openAccount(manager: EntityManager, organisationId: string): Promise<void> {
    await manager.query('insert into token_accounts (organisation_id) values ($1)', [organisationId]);
  }

  async grant(manager: EntityManager, organisationId: string, amount: number, note: string | null): Promise<TokenEntryEntity> {
    const id = newId();
    await manager.query(
      `with account as (
         update token_accounts set balance = balance + $3 where organisation_id = $2 returning balance
       )
       insert into token_entries (id, organisation_id, kind, amount, balance_after, note)
       select $1, $2, 'grant', $3, balance, $4 from account`,
      [id, organisationId, amount, note],
    );
    return manager.findOneByOrFail(TokenEntryEntity, { id });
  }

  /** @throws ApiError insufficient_tokens; the transaction must end with it */
  async reserve(manager: EntityManager, { organisationId, submissionId, run, environment, price }: Reservation): Promise<void> {
    const rows = await manager.query<unknown[]>(
      `with account as (
         update token_accounts set balance = balance - $6, reserved = reserved + $6
          where organisation_id = $2 and balance >= $6 returning balance
       )
       insert into token_entries (id, organisation_id, kind, amount, balance_after, submission_id, run, environment)
       select $1, $2, 'reserve', -$6::bigint, balance, $3, $4, $5 from account
       returning id`,
      [newId(), organisationId, submissionId, run, environment, price],
    );
    if (rows.length === 1) return;
    const { balance } = await this.balance(organisationId, manager);
    throw new ApiError('insufficient_tokens', { extra: { balance, required: price } });
  }

  /** The reserved tokens are spent. Must run in the transaction that stores the report. */
  async settle(manager: EntityManager, submissionId: string, run: number): Promise<void> {
    await this.end(manager, { kind: 'settle', returned: 0, submissionId, run });
  }

  /** The reserved tokens go back. Must run in the transaction that fails the submission. */
  async release(manager: EntityManager, submissionId: string, run: number): Promise<void> {
    await this.end(manager, { kind: 'release', returned: 1, submissionId, run });
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(organisationId: string, page: { before: string | null; limit: number }): Promise<TokenEntryEntity[]> {
    return this.entries.find({
      where: { organisationId, ...(page.before !== null && { id: LessThan(page.before) }) },
      order: { id: 'DESC' },
      take: page.limit,
    });
  }

  private async end(
    manager: EntityManager,
    ending: { kind: 'settle' | 'release'; returned: 0 | 1; submissionId: string; run: number },
  ): Promise<void> {
    const ended = await manager.query<unknown[]>(
      `with reservation as (
         select organisation_id, environment, -amount as price
           from token_entries where submission_id = $2 and run = $3 and kind = 'reserve'
       ), account as (
         update token_accounts set balance = balance + price * $5, reserved = reserved - price
           from reservation where token_accounts.organisation_id = reservation.organisation_id
         returning balance
       )
       insert into token_entries (id, organisation_id, kind, amount, balance_after, submission_id, run, environment)
       select $1, organisation_id, $4, price * $5, balance, $2, $3, environment from reservation, account
       returning id`,
      [newId(), ending.submissionId, ending.run, ending.kind, ending.returned],
    );
    if (ended.length !== 1) throw new Error(`No reservation of submission ${ending.submissionId}, run ${ending.run}`);
  }
}
