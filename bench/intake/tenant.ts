import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../src/app.module.js';
import { USUAL_SCOPES } from '../../src/common/access/scope.js';
import { LIMITS } from '../../src/common/validation/limits.js';
import { AppConfig } from '../../src/config/app-config.js';
import { loadSettings } from '../../src/config/load-settings.js';
import { CohortsService } from '../../src/modules/cohorts/cohorts.service.js';
import { KeysService } from '../../src/modules/keys/keys.service.js';
import { CreateOrganisation } from '../../src/modules/onboarding/create-organisation.js';
import { BRIEF } from '../bench-application.js';

/** One organisation, so that all submissions are charged to one balance, which is the hardest case for everybody. */
export interface Tenant {
  readonly organisationId: string;
  readonly cohortId: string;
  readonly liveKeys: readonly string[];
  readonly testKeys: readonly string[];
}

export const TOKENS = 100_000_000;
/** A key may be used a million times a minute at most, and the fastest reads come close to that. */
const KEYS = 4;

/** Made with the service's own use cases. */
export async function createTenant(stores: { databaseUrl: string; redisUrl: string }): Promise<Tenant> {
  const config = new AppConfig(loadSettings({ ROLE: 'api', LOG_LEVEL: 'silent' }), stores);
  const app = await NestFactory.createApplicationContext(AppModule.forRole(config), {
    logger: false,
    abortOnError: false,
  });
  try {
    const owner = { name: 'Bench', email: 'bench@example.com', tokens: TOKENS };
    const { organisationId } = await app.get(CreateOrganisation, { strict: false }).execute(owner);
    const keys = app.get(KeysService, { strict: false });
    const createKeys = (environment: 'live' | 'test'): Promise<string[]> =>
      Promise.all(
        Array.from({ length: KEYS }, async (_, number) => {
          const names = { organisationId, name: `${environment} ${number}`, environment };
          const rights = { scopes: [...USUAL_SCOPES], cohortId: null, expiresAt: null, createdBy: null };
          return (await keys.create({ ...names, ...rights, rateLimitPerMinute: LIMITS.rateLimit })).key;
        }),
      );
    const cohorts = app.get(CohortsService, { strict: false });
    const { id: cohortId } = await cohorts.create(organisationId, { name: 'Bench', brief: BRIEF });
    await cohorts.transition(organisationId, cohortId, 'open');
    return { organisationId, cohortId, liveKeys: await createKeys('live'), testKeys: await createKeys('test') };
  } finally {
    await app.close();
  }
}
