import { codeOf } from '../common/errors/code-of.js';
import { toApiError } from '../common/errors/foreign-errors.js';
import { InvalidSettingsError } from '../config/load-settings.js';
import { DatabaseSetupError } from '../database/database-setup.error.js';
import { OnboardingError } from '../modules/onboarding/onboarding.error.js';
import { UsageError } from './usage-error.js';

/** PostgreSQL's code for a table that is not there. */
const UNDEFINED_TABLE = '42P01';

const MEANT_FOR_PEOPLE = [UsageError, OnboardingError, InvalidSettingsError, DatabaseSetupError];

/** What an operator is told of a failure: one sentence, without addresses or passwords. */
export function failureSentence(error: unknown): string {
  if (MEANT_FOR_PEOPLE.some((kind) => error instanceof kind)) return (error as Error).message;
  if (codeOf(error) === UNDEFINED_TABLE)
    return 'The database was never used by this service: start the service on it once.';
  const { code, message } = toApiError(error);
  if (code === 'unavailable' || isConnectionRefusal(error))
    return 'The database cannot be reached or does not let us in.';
  if (code !== 'internal_error') return `${message}.`;
  return `Unexpected failure: ${error instanceof Error ? error.message : String(error)}`;
}

/** Node reports one refusal for each address that a host name stands for. */
function isConnectionRefusal(error: unknown): boolean {
  return error instanceof AggregateError || ['28P01', '28000', '3D000'].includes(codeOf(error) ?? '');
}
