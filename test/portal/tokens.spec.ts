import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';

const PHONE = 390;

describeInBrowser('tokens', () => {
  let setting: PortalSetting;
  let reference: string;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    const cohort = await setting.world.cohort({ name: 'Spring' });
    const id = await setting.submission(cohort.id, 'Ada Okafor');
    reference = String((await setting.world.live.get(`/v1/api/applications/${id}`)).body['reference']);
  });
  afterAll(() => setting.close());

  it('shows what is left and what was booked, and lets an owner grant more', async () => {
    const owner = await setting.browser.visitor({ as: setting.world });
    await owner.open('/tokens');
    await owner.role('group', 'Balance: 999').waitFor();
    await owner
      .role('row', new RegExp(`Set aside for a review -1 999 submission ${reference}$`))
      .getByRole('link')
      .waitFor();
    await owner.click('button', 'Grant tokens');
    await owner.fill(/^Amount/, '50');
    await owner.fill(/^Note/, 'Invoice 12');
    expect(await owner.barriers()).toEqual([]);
    await owner.click('button', /^Grant$/);
    await owner.role('group', 'Balance: 1049').waitFor();
    await owner.role('row', /Granted \+50 1,049 Invoice 12/).waitFor();
    expect(await owner.barriers()).toEqual([]);
    expect(owner.complaints).toEqual([]);
    await owner.close();
  });

  it('lets a viewer read alone', async () => {
    await setting.giveRole('viewer');
    const viewer = await setting.browser.visitor({ as: setting.world, scheme: 'dark', width: PHONE });
    await viewer.open('/tokens');
    await viewer.role('group', 'Balance: 1049').waitFor();
    expect(await viewer.role('button', 'Grant tokens').count()).toBe(0);
    await viewer.fitsScreen();
    expect(await viewer.barriers()).toEqual([]);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });
});
