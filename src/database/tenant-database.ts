import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DelegateBackoff, handleWhen, retry } from 'cockatiel';
import pg from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, QueryFailedError } from 'typeorm';
import { type PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { borrow } from './borrow.js';
import { Exchange } from './exchange.js';
import { againIfOutdated } from './outdated.js';
import { type Row, type Statement } from './pipeline.js';
import { loadOf, type PoolLoad } from './pool-load.js';

/**
 * At once it would overtake the one it gave way to, and stand in its way again: that one wakes up and takes the lock that
 * it waited for within these milliseconds. Random, because there may be several.
 */
const unlessConflict = retry(handleWhen(isConflict), {
  maxAttempts: 4,
  backoff: new DelegateBackoff(() => randomInt(5, 25)),
});
const NAME_ORGANISATION = `select set_config('app.organisation', $1, true)`;
/**
 * What is prepared is planned once on each connection, though PostgreSQL guesses from a parameter's value that a plan for it
 * would be cheaper: with an array of one id it does so each time, which takes longer than the statement.
 */
const PLAN_ONCE = `${NAME_ORGANISATION}, set_config('plan_cache_mode', 'force_generic_plan', true)`;

/**
 * The one way to the data of organisations. Every query runs in a transaction that names its organisation, and row-level
 * security hides all other rows from it, whatever its `where` says.
 */
@Injectable()
export class TenantDatabase {
  constructor(private readonly database: DataSource) {}

  get load(): PoolLoad {
    return loadOf(this.pool);
  }

  /**
   * Commits when the work resolves, rolls back when it rejects. The work is done again when PostgreSQL chose it to end a
   * deadlock. It must not ask for another transaction: under load there might never be a free connection for it.
   */
  async transaction<T>(organisationId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return unlessConflict.execute(() =>
      this.database.transaction(async (manager) => {
        // Of the transaction, not of the session: the connection is somebody else's afterwards.
        await manager.query(NAME_ORGANISATION, [organisationId]);
        return work(manager);
      }),
    );
  }

  /** The rows of one statement that selects, or inserts and returns. */
  async rows<T extends object>(organisationId: string, sql: string, parameters: unknown[]): Promise<T[]> {
    return this.transaction(organisationId, (manager) => manager.query<T[]>(sql, parameters));
  }

  /** The rows of one statement, in a single round trip: for what is asked most often. */
  async ask<T extends Row>(organisationId: string, statement: Statement): Promise<T[]> {
    const [rows = []] = await this.speak(organisationId, NAME_ORGANISATION, (exchange) => exchange.commit([statement]));
    return rows as T[];
  }

  /** The rows of each statement, of a transaction in a single round trip. */
  async commit(organisationId: string, statements: readonly Statement[]): Promise<Row[][]> {
    return this.exchange(organisationId, (exchange) => exchange.commit(statements));
  }

  /**
   * A transaction in few round trips: each `send` brings several statements to PostgreSQL at once, and `commit` those that
   * end it. Whatever is not committed when the work is over is undone. Done again as `transaction` is, and when what was
   * prepared is outdated. For statements that look everything up by its id, whatever their values.
   */
  async exchange<T>(organisationId: string, work: (exchange: Exchange) => Promise<T>): Promise<T> {
    return this.speak(organisationId, PLAN_ONCE, work);
  }

  /** The columns of these properties, or of all, for a statement whose rows are to look like the entity. */
  columns<T extends ObjectLiteral>(entity: EntityTarget<T>, alias: string, properties?: readonly (keyof T)[]): string {
    const { columns } = this.database.getMetadata(entity);
    return columns
      .filter(({ propertyName }) => properties?.includes(propertyName) ?? true)
      .map(({ databaseName, propertyName }) => `${alias}.${databaseName} as "${propertyName}"`)
      .join(', ');
  }

  private speak<T>(organisationId: string, opening: string, work: (exchange: Exchange) => Promise<T>): Promise<T> {
    const first = { text: opening, values: [organisationId] };
    return unlessConflict.execute(() =>
      againIfOutdated.execute(() => borrow(this.pool, (client) => work(new Exchange(client, first)))),
    );
  }

  private get pool(): pg.Pool {
    return (this.database.driver as PostgresDriver).master as pg.Pool;
  }
}

/** Deadlock and serialization failure: nothing was done, and doing it again may well succeed. */
function isConflict(error: unknown): boolean {
  const isOfPostgres = error instanceof QueryFailedError || error instanceof pg.DatabaseError;
  return isOfPostgres && 'code' in error && (error.code === '40P01' || error.code === '40001');
}
