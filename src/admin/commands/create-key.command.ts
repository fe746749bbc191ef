import { ENVIRONMENTS } from '../../common/access/environment.js';
import { SCOPES, USUAL_SCOPES } from '../../common/access/scope.js';
import { toApiDateOrNull } from '../../common/time/api-date.js';
import { LIMITS } from '../../common/validation/limits.js';
import { CreateKey } from '../../modules/onboarding/create-key.js';
import { KnownOrganisation } from '../../modules/onboarding/known-organisation.js';
import { type Command } from '../command.js';
import {
  futureTimeOption,
  oneOf,
  optionalText,
  optionalWholeNumber,
  organisationId,
  requiredText,
  someOf,
} from '../option-values.js';

export const CREATE_KEY: Command = {
  summary: 'an API key for an organisation; it is printed once',
  usage:
    '--organisation ID --environment live|test --name N [--scopes a,b] [--cohort ID] [--expires-at TIME] [--rate-limit N]',
  options: {
    organisation: { type: 'string' },
    environment: { type: 'string' },
    name: { type: 'string' },
    scopes: { type: 'string' },
    cohort: { type: 'string' },
    'expires-at': { type: 'string' },
    'rate-limit': { type: 'string' },
  },
  prepare: (options) => {
    const request = {
      organisationId: organisationId(options),
      environment: oneOf(options, 'environment', ENVIRONMENTS),
      name: requiredText(options, 'name', LIMITS.name),
      scopes: someOf(options, 'scopes', { values: SCOPES, usual: USUAL_SCOPES }),
      cohortId: optionalText(options, 'cohort', LIMITS.name),
      expiresAt: futureTimeOption(options, 'expires-at'),
      createdBy: null,
      rateLimitPerMinute: optionalWholeNumber(options, 'rate-limit', { min: 1, max: LIMITS.rateLimit }),
    };
    return async (workplace) => {
      const app = await workplace.app();
      await app.get(KnownOrganisation, { strict: false }).assert(request.organisationId);
      const { key, record } = await app.get(CreateKey, { strict: false }).execute(request);
      return {
        id: record.id,
        organisation_id: record.organisationId,
        name: record.name,
        environment: record.environment,
        scopes: record.scopes,
        cohort_id: record.cohortId,
        expires_at: toApiDateOrNull(record.expiresAt),
        rate_limit_per_minute: record.rateLimitPerMinute,
        key,
      };
    };
  },
};
