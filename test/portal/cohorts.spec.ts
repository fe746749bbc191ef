import { PortalClient } from '../support/portal-client.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('cohorts', () => {
  let setting: PortalSetting;
  let api: PortalClient;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    api = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterAll(() => setting.close());
  afterEach(async () => {
    expect(member.complaints).toEqual([]);
    await setting.giveRole('owner');
  });

  it('makes one, in the times and the weights of the reader, and opens it', async () => {
    await member.follow('/cohorts');
    await member.sees('No cohorts yet');
    await member.click('link', 'Make the first one');
    await member.heading('New cohort');
    await member.fill(/^Name/, 'Spring');
    await member.fill(/^Brief/, 'Founders who serve bakeries.');
    await member.fill(/^Closes/, '2017-03-01T12:00');
    await member.click('button', 'Create the cohort');
    await member.sees('This time has passed already');
    await member.fill(/^Closes/, '2127-03-01T12:00');
    await member.fill('Days that applications are kept', '90');
    await member.fill('Novelty', '40');
    await member.sees('Together 110%: it has to be 100%');
    await member.click('button', 'Create the cohort');
    await member.heading('New cohort');
    await member.fill('Feasibility', '20');
    await member.click('button', 'Create the cohort');
    await member.heading('Spring');
    await member.click('button', 'Open it');
    await member.role('dialog', 'Open the cohort for applications?').getByRole('button', { name: 'Open it' }).click();
    await member.sees('Applications are taken.');
    await member.focused(member.role('heading', 'Spring'));
    const { cohorts } = (await api.get<{ cohorts: unknown[] }>('/v1/portal/cohorts')).body;
    expect(cohorts).toMatchObject([
      {
        name: 'Spring',
        status: 'open',
        brief: 'Founders who serve bakeries.',
        closes_at: '2127-03-01T11:00:00.000',
        retention_days: 90,
        strength_criteria: { novelty: 0.4, feasibility: 0.2, market_size: 0.2, defensibility: 0.2 },
      },
    ]);
  });

  it('saves only what was changed, and asks when somebody else has changed the same', async () => {
    const { id } = await setting.world.cohort({ name: 'Autumn', brief: 'Farms.' });
    const path = `/v1/portal/cohorts/${id}`;
    await member.follow(`/cohorts/${id}`);
    await member.fill(/^Brief/, 'Farms and bakeries.');
    await api.send('PATCH', path, { description: 'Twelve weeks.' });
    await member.click('button', 'Save the changes');
    await member.sees(/^Saved\./);
    await member.focused(member.role('heading', 'Autumn'));
    expect((await api.get(path)).body).toMatchObject({ brief: 'Farms and bakeries.', description: 'Twelve weeks.' });

    await member.fill(/^Brief/, 'Farms, bakeries and mills.');
    await api.send('PATCH', path, { brief: 'Vineyards.' });
    await member.click('button', 'Save the changes');
    await member.role('alert').filter({ hasText: 'changed what you have changed too: Brief' }).waitFor();
    expect((await api.get(path)).body).toMatchObject({ brief: 'Vineyards.' });
    await member.click('button', 'Leave it as it is now');
    await member.page
      .getByRole('textbox', { name: /^Brief/ })
      .and(member.page.getByText('Vineyards.'))
      .waitFor();
  });

  it('saves a cohort that goes without one of the verdicts, and none whose verdicts rise', async () => {
    const { id } = await setting.world.cohort({ name: 'Harvest' });
    const path = `/v1/portal/cohorts/${id}`;
    const thresholds = { perfect: 75, strong: 60, possible: 60 };
    expect((await api.send('PATCH', path, { thresholds })).status).toBe(200);
    await member.follow(`/cohorts/${id}`);
    await member.fill('Strong from', '59');
    await member.click('button', 'Save the changes');
    await member.role('alert').filter({ hasText: 'None may be higher than the one before' }).waitFor();
    await member.fill('Strong from', '75');
    await member.click('button', 'Save the changes');
    await member.sees(/^Saved\./);
    expect((await api.get(path)).body).toMatchObject({ thresholds: { ...thresholds, strong: 75 } });
  });

  it('asks before it is left with something unsaved', async () => {
    const { id } = await setting.world.cohort({ name: 'Winter' });
    await member.follow(`/cohorts/${id}`);
    await member.fill(/^Description/, 'Half a thought');
    await member.click('link', 'Board');
    await member.role('dialog', 'Leave without saving?').waitFor();
    await member.click('button', 'Cancel');
    await member.heading('Winter');
    await member.gone(member.role('dialog', 'Leave without saving?'));
    expect(await member.page.getByLabel(/^Description/).inputValue()).toBe('Half a thought');
    await member.click('link', 'Board');
    await member.click('button', 'Leave without saving');
    await member.heading('Board');
  });

  it('shows a reviewer the settings, and lets them change none', async () => {
    const { id } = await setting.world.cohort({ name: 'Summer' });
    await setting.giveRole('reviewer');
    const reviewer = await setting.browser.visitor({ as: setting.world });
    await reviewer.open(`/cohorts/${id}`);
    await reviewer.heading('Summer');
    await reviewer.role('region', 'Brief').waitFor();
    expect(await reviewer.role('textbox').count()).toBe(0);
    expect(await reviewer.role('button', /^(Save|Close it)/).count()).toBe(0);
    expect(reviewer.complaints).toEqual([]);
    await reviewer.close();
  });
});
