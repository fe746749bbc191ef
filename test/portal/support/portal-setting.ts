import { type PortalRole } from '../../../src/common/access/portal-role.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { application, submitAndWait, World } from '../../support/world.js';
import { PortalBrowser } from './portal-browser.js';

/** A running service with an organisation, and a browser before it. */
export class PortalSetting {
  private constructor(
    readonly service: TestApp,
    readonly browser: PortalBrowser,
    readonly world: World,
  ) {}

  static async create(): Promise<PortalSetting> {
    const service = await startTestApp();
    return new PortalSetting(service, await PortalBrowser.launch(service), await World.create(service));
  }

  /** Submits with a live or a test key, and waits for the report; gives the id. */
  async submission(cohortId: string, founderName: string, key: 'live' | 'test' = 'live'): Promise<string> {
    const record = await submitAndWait(this.world[key], application(cohortId, { founder_name: founderName }));
    return String(record['id']);
  }

  /** The organisation's member has this role from now on. */
  async giveRole(role: PortalRole): Promise<void> {
    await this.service.database.query('update members set role = $2 where organisation_id = $1', [this.world.organisationId, role]);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.service.close();
  }
}
