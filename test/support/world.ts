import { type Environment } from '../../src/common/access/environment.js';
import { type Scope, SCOPES } from '../../src/common/access/scope.js';
import { type CohortEntity } from '../../src/modules/cohorts/cohort.entity.js';
import { type CohortStatus } from '../../src/modules/cohorts/cohort-status.js';
import { type CohortChange, CohortsService } from '../../src/modules/cohorts/cohorts.service.js';
import { KeysService } from '../../src/modules/keys/keys.service.js';
import { CreateOrganisation } from '../../src/modules/onboarding/create-organisation.js';
import { type TestApp } from '../setup/test-app.js';
import { ApiClient } from './api-client.js';
import { eventually } from './eventually.js';
import { STRONG } from './sample-applications.js';

const WAY: Record<CohortStatus, readonly CohortStatus[]> = {
  draft: [],
  open: ['open'],
  closed: ['open', 'closed'],
  completed: ['open', 'closed', 'completed'],
};

interface KeyOptions {
  readonly environment?: Environment;
  readonly scopes?: Scope[];
  readonly cohortId?: string;
  readonly expiresAt?: Date;
  readonly rateLimitPerMinute?: number;
}

let sequence = 0;

/** An organisation with its keys, made through the application's own services. */
export class World {
  private constructor(
    private readonly service: TestApp,
    readonly organisationId: string,
    readonly email: string,
    readonly password: string,
    readonly keys: Readonly<Record<Environment, string>>,
  ) {}

  /** With keys that may do all there is to do, rather than those that every organisation begins with, where it `manages`. */
  static async create(service: TestApp, options: { tokens?: number; manages?: boolean } = {}): Promise<World> {
    sequence += 1;
    const created = await service.app.get(CreateOrganisation, { strict: false }).execute({
      name: `Organisation ${sequence}`,
      email: `owner-${sequence}@example.com`,
      tokens: options.tokens ?? 1_000,
    });
    if (options.manages === true)
      await service.database.query('update api_keys set scopes = $2 where organisation_id = $1', [
        created.organisationId,
        [...SCOPES],
      ]);
    return new World(service, created.organisationId, created.email, created.password, created.keys);
  }

  get test(): ApiClient {
    return new ApiClient(this.service.baseUrl, this.keys.test);
  }

  get live(): ApiClient {
    return new ApiClient(this.service.baseUrl, this.keys.live);
  }

  async key(options: KeyOptions = {}): Promise<{ id: string; key: string; client: ApiClient }> {
    const { key, record } = await this.service.app.get(KeysService, { strict: false }).create({
      organisationId: this.organisationId,
      name: 'A key',
      environment: options.environment ?? 'live',
      scopes: options.scopes ?? [...SCOPES],
      cohortId: options.cohortId ?? null,
      expiresAt: options.expiresAt ?? null,
      createdBy: null,
      rateLimitPerMinute: options.rateLimitPerMinute ?? null,
    });
    return { id: record.id, key, client: new ApiClient(this.service.baseUrl, key) };
  }

  async cohort(change: CohortChange & { status?: CohortStatus } = {}): Promise<CohortEntity> {
    const { status = 'open', ...rest } = change;
    const cohorts = this.service.app.get(CohortsService, { strict: false });
    let cohort = await cohorts.create(this.organisationId, { name: 'A cohort', ...rest });
    for (const next of WAY[status]) cohort = await cohorts.transition(this.organisationId, cohort.id, next);
    return cohort;
  }
}

/** A body that every open, lenient cohort accepts and that reviews well. */
export function application(cohortId: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    cohort_id: cohortId,
    founder_name: 'Ada Okafor',
    contact_email: 'ada@example.com',
    answers: STRONG.map(({ key, value }) => ({ key, value })),
    ...change,
  };
}

/** Submits, and waits until the review is over; asks over and over only when something is to be done meanwhile. */
export async function submitAndWait(
  client: ApiClient,
  body: Record<string, unknown>,
  meanwhile?: () => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const accepted = await client.post('/v1/api/applications', body);
  if (accepted.status !== 202) throw new Error(`Not accepted: ${accepted.text}`);
  const path = `/v1/api/applications/${String(accepted.body['submission_id'])}?wait=${meanwhile === undefined ? 30 : 0}`;
  return eventually(async () => {
    await meanwhile?.();
    const { body: record } = await client.get(path);
    return (record['status'] === 'complete' || record['status'] === 'failed') && record;
  });
}
