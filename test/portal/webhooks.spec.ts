import { newId } from '../../src/common/ids/uuid.js';
import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('webhooks', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    await setting.world.cohort({ name: 'Spring' });
  });
  afterAll(() => setting.close());

  /** One that was sent and refused. */
  async function refuse(): Promise<void> {
    const { organisationId } = setting.world;
    const id = newId();
    await setting.service.database.query(
      `with event as (
         insert into events (organisation_id, id, type, environment, cohort_id, submission_id, status, version)
         values ($1, $2, 'application.failed', 'live', $2, $2, 'failed', 3)
       )
       insert into webhook_attempts (organisation_id, id, endpoint_id, event_id, attempt, at, ms, http_status, answer, trigger)
       select $1, $3, id, $2, 1, now(), 12, 500, 'Out of order', 'automatic' from webhook_endpoints where organisation_id = $1`,
      [organisationId, id, newId()],
    );
  }

  it('are made, shown with their secret this once, changed, switched off and deleted', async () => {
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open('/webhooks');
    await member.click('button', 'New webhook');
    await member.fill('Address', 'ftp://hooks.example.com/applications');
    await member.click('button', 'Create the webhook');
    await member.sees('It must begin with https://');
    await member.focused(member.field('Address'));
    await member.fill('Address', 'https://hooks.example.com/applications');
    await member.role('checkbox', 'A review is complete').check();
    await member.click('button', 'Create the webhook');
    const secret = await member.role('region', 'Secret').innerText();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await member.role('button', 'Close').count()).toBe(0);
    await member.role('checkbox', 'I have stored the secret').check();
    await member.click('button', 'Done');
    await member.gone(member.page.getByText(secret));
    await member.role('row', /hooks\.example\.com.*A review is complete.*On/).waitFor();

    await member.click('link', 'https://hooks.example.com/applications');
    await member.heading('hooks.example.com');
    await member.sees('Nothing was sent yet');
    await member.click('button', 'Edit');
    await member.role('checkbox', 'Tell it of previews, too').check();
    await member.click('button', 'Save');
    await member.sees('Told of as well');
    await member.click('button', 'New secret');
    await member.click('button', 'Make the secret');
    expect(await member.role('region', 'Secret').innerText()).not.toBe(secret);
    await member.role('checkbox', 'I have stored the secret').check();
    await member.click('button', 'Done');
    await member.sees(/^Signs as well until/);

    await refuse();
    await member.open('/webhooks');
    await member.click('link', 'https://hooks.example.com/applications');
    await member.click('button', /^A review has failed/);
    await member.sees(/answered 500 after 12 ms/);
    expect(await member.role('region', 'Answer to attempt 1').innerText()).toBe('Out of order');

    await member.click('button', 'Switch off');
    await member.role('button', 'Switch on').waitFor();
    await member.click('button', 'Delete');
    await member.click('button', 'Delete it for good');
    await member.sees('No webhooks yet');
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('are for admins and owners', async () => {
    await setting.giveRole('reviewer');
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open('/webhooks');
    await member.sees('For admins and owners');
    expect(await member.role('link', 'Webhooks').count()).toBe(0);
    await setting.giveRole('owner');
    await member.close();
  });
});
