import { type PortalRole } from '../../../src/common/access/portal-role.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { Applicant } from '../../support/applicant.js';
import { application, submitAndWait, World } from '../../support/world.js';
import { PortalBrowser } from './portal-browser.js';
import { type PortalPage } from './portal-page.js';

/** A running service with an organisation, and a browser before it. */
export class PortalSetting {
  private constructor(
    readonly service: TestApp,
    readonly browser: PortalBrowser,
    readonly world: World,
  ) {}

  static async create(): Promise<PortalSetting> {
    const service = await sharedTestApp();
    return new PortalSetting(service, await PortalBrowser.launch(service), await World.create(service));
  }

  /** Submits with a live or a test key, and waits for the report; gives the id. */
  async submission(cohortId: string, founderName: string, key: 'live' | 'test' = 'live'): Promise<string> {
    const record = await submitAndWait(this.world[key], application(cohortId, { founder_name: founderName }));
    return String(record['id']);
  }

  /** The keys of what the form of a cohort asks. */
  async questions(cohortId: string): Promise<string[]> {
    const { body } = await this.world.live.get<{ form: { fields: { key: string }[] } }>(`/v1/api/programs/${cohortId}`);
    return body.form.fields.map(({ key }) => key);
  }

  /** What a body says of answers to questions of its own, which are registered for the cohort. */
  async told(cohortId: string, answered: readonly [field: object, value: string][]): Promise<Record<string, unknown>> {
    const fields = answered.map(([field]) => field);
    const { body } = await this.world.live.post<{ schema_id: string; fields: { key: string }[] }>('/v1/api/schema', {
      cohort_id: cohortId,
      fields,
    });
    const answers = body.fields.map(({ key }, at) => ({ key, value: answered[at]?.[1] ?? '' }));
    return { schema_id: body.schema_id, answers };
  }

  /** As if the form before the visitor had been opened a minute ago: nobody has to wait until it is plausible that it was filled in. */
  async linger(visitor: PortalPage, cohortId: string): Promise<void> {
    const [cohort] = await this.service.database.query<{ version: number }[]>(
      'select form_version as version from cohorts where id = $1',
      [cohortId],
    );
    const applicant = await Applicant.before(this.service, { id: cohortId, formVersion: cohort?.version ?? 0 });
    await visitor.page.evaluate(`document.querySelector('input[name=page]').value = '${applicant.token()}'`);
  }

  /** The organisation's member has this role from now on. */
  async giveRole(role: PortalRole): Promise<void> {
    await this.service.database.query('update members set role = $2 where organisation_id = $1', [
      this.world.organisationId,
      role,
    ]);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
