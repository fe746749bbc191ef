import { newId } from '../../src/common/ids/uuid.js';
import { CHANGES_CHANNEL } from '../../src/database/changes-channel.js';
import { tell } from '../../src/modules/webhooks/tell-of-changes.statements.js';
import { type TestApp } from '../setup/test-app.js';
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
}
