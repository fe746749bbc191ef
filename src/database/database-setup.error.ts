/** The database is not set up for this service, or for this account; the message says what mends it. */
export class DatabaseSetupError extends Error {
  override readonly name: string = 'DatabaseSetupError';
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
