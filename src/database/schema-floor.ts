import { DatabaseSetupError } from './database-setup.error.js';
import { MIGRATIONS } from './migrations/migrations.js';

/** The time by which a migration's name ends. */
const TIME = /\d{13}$/;

/** The latest migration that this build knows. */
const NEWEST = Math.max(...MIGRATIONS.map(({ name }) => Number(TIME.exec(name)?.[0])));

/** SQL of the latest migration that a build has to know; 0 while everything since only added to the schema. */
export const SCHEMA_FLOOR = 'select schema_floor() as floor';

/** Whether this build can work on a schema with later migrations than it knows. */
export function fits(floor: number): boolean {
  return floor <= NEWEST;
}

/** That the schema is of a version which this build cannot work with. */
export class SchemaTooNewError extends DatabaseSetupError {
  override readonly name = 'SchemaTooNewError';

  constructor(unknown: string) {
    super(
      `The database is of a later version of the service: this one does not know its migration ${unknown}. ` +
        'Start that version, or a later one.',
    );
  }
}
