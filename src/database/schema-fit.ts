import { Injectable } from '@nestjs/common';
import { Remembered } from '../common/time/remembered.js';
import { DatabaseSetupError } from './database-setup.error.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { SystemDatabase } from './system-database.js';

const KEPT_MS = 1_000;
/** The latest migration that this build knows, by the time of 13 digits with which the names of migrations end. */
const NEWEST = Math.max(...MIGRATIONS.map(({ name }) => Number(name.slice(-13))));

export class SchemaTooNewError extends DatabaseSetupError {
  override readonly name = 'SchemaTooNewError';
}

/** Whether this build can work on a schema with later migrations than it knows. @throws SchemaTooNewError */
export async function assertFit(ask: (sql: string) => Promise<{ floor: number }[]>, unknown?: string): Promise<void> {
  // The latest migration that a build has to know; 0 while everything since only added to the schema.
  const [{ floor } = { floor: Infinity }] = await ask('select schema_floor() as floor');
  if (floor <= NEWEST) return;
  throw new SchemaTooNewError(
    `The database is of a later version of the service: this one does not know its migration ${unknown ?? floor}. ` +
      'Start that version, or a later one.',
  );
}

/** Keeps a running process from working on a schema that was changed under it, however many ask. */
@Injectable()
export class SchemaFit {
  private readonly known = new Remembered(KEPT_MS, () => assertFit((sql) => this.system.rows(sql)));

  constructor(private readonly system: SystemDatabase) {}

  /** Checks at most once a second. @throws SchemaTooNewError */
  assert(): Promise<void> {
    return this.known.get();
  }
}
