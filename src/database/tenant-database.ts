import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';

const MAX_ATTEMPTS = 3;

/**
 * The one way to the data of organisations. Every query runs in a transaction that names its organisation, and row-level
 * security hides all other rows from it, whatever its `where` says.
 */
@Injectable()
export class TenantDatabase {
  constructor(private readonly database: DataSource) {}

  /**
   * Commits when the work resolves, rolls back when it rejects. The work is done again when PostgreSQL chose it to end a
   * deadlock. It must not ask for another transaction: under load there might never be a free connection for it.
   */
  async transaction<T>(organisationId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(organisationId, work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
      }
    }
  }

  /** The rows of one statement that selects, or inserts and returns. */
  async rows<T extends object>(organisationId: string, sql: string, parameters: unknown[]): Promise<T[]> {
    return this.transaction(organisationId, (manager) => manager.query<T[]>(sql, parameters));
  }

  /** Rejects while PostgreSQL, or a connection to it, cannot be had. */
  async ping(): Promise<void> {
    await this.database.query('select 1');
  }

  private async attempt<T>(organisationId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      // Of the transaction, not of the session: the connection is somebody else's afterwards.
      await manager.query(`select set_config('app.organisation', $1, true)`, [organisationId]);
      return work(manager);
    });
  }
}

/** Deadlock and serialization failure: nothing was done, and doing it again may well succeed. */
function isConflict(error: unknown): boolean {
  return error instanceof QueryFailedError && 'code' in error && (error.code === '40P01' || error.code === '40001');
}
