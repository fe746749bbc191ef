import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Caller } from '../auth/caller.js';
import { CLAIM, REMEMBER, REMEMBERED_HOURS } from './claims.statements.js';

/** So many at once, that a purge never holds anything up. */
const PURGE_BATCH = 5_000;

interface RememberedAnswer {
  readonly fingerprint: Buffer;
  /** Null when a submission in it was erased: what is left keeps the request from being answered a second time. */
  readonly body: string | null;
}

@Injectable()
export class RememberedAnswersRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  async find({ organisationId, environment }: Caller, key: string): Promise<RememberedAnswer | null> {
    const [answer] = await this.database.rows<RememberedAnswer>(
      organisationId,
      `select fingerprint, body from remembered_answers
        where organisation_id = $1 and environment = $2 and idempotency_key = $3
          and created_at > now() - make_interval(hours => $4)`,
      [organisationId, environment, key, REMEMBERED_HOURS],
    );
    return answer ?? null;
  }

  /**
   * Claims the key; false if it is taken. PostgreSQL makes a second claim wait until the transaction of the first has
   * ended, in whatever process. An expired answer is replaced.
   */
  async claim(
    manager: EntityManager,
    { organisationId, environment }: Caller,
    key: string,
    fingerprint: Buffer,
  ): Promise<boolean> {
    const claim = { environment, key, fingerprint: fingerprint.toString('base64'), body: null };
    const claimed = await manager.query<unknown[]>(CLAIM, [organisationId, JSON.stringify([claim])]);
    return claimed.length === 1;
  }

  async store(
    manager: EntityManager,
    { organisationId, environment }: Caller,
    key: string,
    body: string,
  ): Promise<void> {
    await manager.query(REMEMBER, [organisationId, JSON.stringify([{ environment, key, body }])]);
  }

  /** Forgets answers that are too old. True when there may be more of them. */
  async purge(): Promise<boolean> {
    const purged = await this.system.execute(
      `delete from remembered_answers where created_at <= now() - make_interval(hours => $1)
          and created_at <= (select max(created_at) from (
                select created_at from remembered_answers order by created_at limit $2) oldest)`,
      [REMEMBERED_HOURS, PURGE_BATCH],
    );
    return purged >= PURGE_BATCH;
  }
}
