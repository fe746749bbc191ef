import { resolve } from 'node:path';
import { type Settings } from '../config/settings.js';
import { readRunningServices } from '../local/running-services.js';
import { OnboardingError } from '../modules/onboarding/onboarding.error.js';

/** The database that commands work on: the one in the settings, else that of the service running on the data folder. */
export function adminDatabaseUrl({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
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
