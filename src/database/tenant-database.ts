import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import type pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { codeOf } from '../common/errors/code-of.js';
import { type Parameter, type PoolLoad, sendBy, type SqlStatement } from './pipeline.js';

/**
 * After a deadlock or a serialization failure nothing was done, and doing it again may well succeed. Not at once: it
 * would stand in the way again of the one that it gave way to. Random, as there may be several.
 */
const unlessConflict = retry(
  handleWhen((error) => ['40P01', '40001'].includes(codeOf(error) ?? '')),
  { maxAttempts: 4, backoff: new DelegateBackoff(() => randomInt(5, 25)) },
);
const NAME_ORGANISATION = `select set_config('app.organisation', $1, true)`;
/**
 * Plans prepared statements once on each connection. From a parameter's value PostgreSQL guesses that a plan for it
 * would be cheaper; with an array of one id it does so each time, and planning takes longer than the statement.
 */
const PLAN_ONCE = `${NAME_ORGANISATION}, set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** What else happens in the transaction of a change: before it, and once it is made. All of it is kept, or nothing. */
export type Alongside<T> = (change: Change<T>) => Change<T>;
type Change<T> = (manager: EntityManager) => Promise<T>;

/** The one way to the data of organisations: row-level security hides all other rows, whatever a `where` says. */
@Injectable()
export class TenantDatabase {
  constructor(private readonly database: DataSource) {}

  get load(): PoolLoad {
    return this.pool;
  }

  /** Done again after a deadlock. The work must not ask for another transaction: there may be no free connection. */
  async transaction<T>(organisationId: string, work: Change<T>, alongside?: Alongside<T>): Promise<T> {
    const change = alongside?.(work) ?? work;
    return unlessConflict.execute(() =>
      this.database.transaction(async (manager) => {
        // Of the transaction, not of the session: the connection is somebody else's afterwards.
        await manager.query(NAME_ORGANISATION, [organisationId]);
        return change(manager);
      }),
    );
  }

  /** The rows of one statement, in a single round trip. */
  async rows<T extends object>(organisationId: string, text: string, values: readonly Parameter[]): Promise<T[]> {
    return this.ask(organisationId, { text, values, isPlannedAnew: true });
  }

  /** As `rows`, for the most frequent statements: each is planned once on each connection. */
  async ask<T extends object>(organisationId: string, statement: SqlStatement): Promise<T[]> {
    const [rows = []] = await this.send({ text: NAME_ORGANISATION, values: [organisationId] }, [statement]);
    return rows as T[];
  }

  /** One transaction and one round trip. Only for statements that look everything up by id, whatever their values. */
  async commit(organisationId: string, statements: readonly SqlStatement[]): Promise<object[][]> {
    return this.send({ text: PLAN_ONCE, values: [organisationId] }, statements);
  }

  private async send(naming: SqlStatement, statements: readonly SqlStatement[]): Promise<object[][]> {
    const whole = [{ text: 'begin', values: [] }, naming, ...statements, { text: 'commit', values: [] }];
    const results = await unlessConflict.execute(() => sendBy(this.pool, whole));
    return results.slice(2, -1);
  }

  private get pool(): pg.Pool {
    return (this.database.driver as PostgresDriver).master as pg.Pool;
  }
}
