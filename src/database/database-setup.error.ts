import { LoggableError } from '../common/errors/loggable-error.js';

/** The database is not set up for this service, or for this account; the message says what mends it. */
export class DatabaseSetupError extends LoggableError {
  override readonly name: string = 'DatabaseSetupError';
}
