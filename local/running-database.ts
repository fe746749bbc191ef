import { resolve } from 'node:path';
import { OnboardingError } from '../src/modules/onboarding/onboarding.error.js';
import { readRunningServices } from './running-services.js';

/**
 * The database for a command-line tool: the one that is set, else that of the service running on the data folder.
 * @throws OnboardingError, which says what to do where there is none
 */
export function runningDatabase(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl !== undefined) return databaseUrl;
  const services = readRunningServices(resolve(dataDir));
  if (services === undefined) {
    throw new OnboardingError(
      `No service is running on ${resolve(dataDir)}: start it, or set DATABASE_URL to the database to work on.`,
    );
  }
  if (services.database_url === undefined) {
    throw new OnboardingError('The running service was given its database: set DATABASE_URL to the same one.');
  }
  return services.database_url;
}
