import { newId } from '../../src/common/ids/uuid.js';
import { CHANGES_CHANNEL } from '../../src/database/changes-channel.js';
import { tell } from '../../src/modules/webhooks/tell-of-changes.statements.js';
import { type TestApp } from '../setup/test-app.js';
import { eventually } from './eventually.js';
import { PortalClient } from './portal-client.js';
import { type World } from './world.js';

export interface Hook {
  readonly id: string;
  readonly secret: string;
  readonly path: string;
}

/** A team with webhooks, made by its own portal. */
export class HookTeam {
  private constructor(
    private readonly service: TestApp,
    readonly world: World,
    readonly portal: PortalClient,
    private readonly cohortId: string,
  ) {}

  static async of(service: TestApp, world: World): Promise<HookTeam> {
    const portal = await PortalClient.signIn(service.baseUrl, world);
    return new HookTeam(service, world, portal, (await world.cohort()).id);
  }

  async hook(url: string, settings: Record<string, unknown> = {}): Promise<Hook> {
    const { status, body, text } = await this.portal.post('/v1/portal/webhooks', { url, ...settings });
    if (status !== 201) throw new Error(`No webhook: ${text}`);
    const id = String(body['id']);
    return { id, secret: String(body['secret']), path: `/v1/portal/webhooks/${id}` };
  }

  /** Events as reviews that end write them, in one transaction. Their ids. */
  async happen(many = 1): Promise<string[]> {
    const ids = Array.from({ length: many }, newId);
    await this.service.database.query(
      `with changed as (
         select id as event, 'application.completed'::text as type, 'live'::text as environment, $2::uuid as cohort_id,
                id as submission_id, 'complete'::text as status, null::text as review_status, 2 as version
           from unnest($3::uuid[]) id
       ), ${tell('changed')}`,
      [this.world.organisationId, this.cohortId, ids],
    );
    await this.service.database.query('select pg_notify($1, $2)', [
      CHANGES_CHANNEL,
      `events ${this.world.organisationId}`,
    ]);
    return ids;
  }

  async deliveries({ path }: Hook): Promise<Record<string, unknown>[]> {
    return (await this.portal.get<{ deliveries: Record<string, unknown>[] }>(`${path}/deliveries`)).body.deliveries;
  }

  /** The webhook as it is stored. */
  async stored({ id }: Hook): Promise<Record<string, unknown> | undefined> {
    return (await this.query('select * from webhook_endpoints where id = $1', id))[0];
  }

  /** What is still to be sent, and in how many seconds. */
  owed({ id }: Hook): Promise<{ attempt: number; wait: number }[]> {
    return this.query(
      `select attempt, extract(epoch from available_at - now())::float8 as wait
         from webhook_tasks where endpoint_id = $1 order by event_id`,
      id,
    );
  }

  /** Has what waits for its next attempt sent at once. */
  dueNow({ id }: Hook): Promise<unknown> {
    return this.query(
      'update webhook_tasks set available_at = now() where endpoint_id = $1 and lease_until is null',
      id,
    );
  }

  /** Waits until nothing is owed any more. */
  settled(hook: Hook): Promise<unknown> {
    return eventually(async () => (await this.owed(hook)).length === 0);
  }

  outcomes({ id }: Hook): Promise<unknown[]> {
    return this.query(
      'select attempt, http_status, error, trigger from webhook_attempts where endpoint_id = $1 order by id',
      id,
    );
  }

  async auditOf({ id }: Hook): Promise<unknown[]> {
    const entries = await this.query<{ action: string }>(
      'select action from audit_entries where target_id = $1 order by id',
      id,
    );
    return entries.map(({ action }) => action);
  }

  private query<T = Record<string, unknown>>(sql: string, id: string): Promise<T[]> {
    return this.service.database.query(sql, [id]);
  }
}
