import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';

const PHONE = 390;

describeInBrowser('audit log', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    await setting.world.cohort({ name: 'Spring' });
  });
  afterAll(() => setting.close());

  it('says who did what to what, and shows what it was before on demand', async () => {
    const owner = await setting.browser.visitor({ as: setting.world });
    await owner.open('/audit-log');
    await owner.role('row', new RegExp(`${setting.world.email} signed in`)).first().waitFor();
    const opened = owner.role('row', /The service moved the programme Spring: draft → open/);
    await opened.getByRole('button', { name: 'Details' }).click();
    await owner.role('row', /^Status draft open$/).waitFor();
    expect(await owner.barriers()).toEqual([]);
    expect(owner.complaints).toEqual([]);
    await owner.close();
  });

  it('keeps its filters in the address', async () => {
    const owner = await setting.browser.visitor({ as: setting.world, scheme: 'dark', width: PHONE });
    await owner.open('/audit-log');
    await owner.choose('Did', 'Programme created');
    await owner.page.waitForURL(/action=cohort\.created/);
    await owner.gone(owner.role('row', /signed in/));
    await owner.sees('created the programme');
    await owner.fitsScreen();
    expect(await owner.barriers()).toEqual([]);
    await owner.page.reload();
    await owner.sees('created the programme');
    await owner.page.getByLabel('From day').fill('2199-01-01');
    await owner.sees('Nothing matches these filters');
    await owner.click('link', 'Clear all filters');
    await owner.role('row', /signed in/).first().waitFor();
    expect(owner.complaints).toEqual([]);
    await owner.close();
  });

  it('is not for viewers', async () => {
    await setting.giveRole('viewer');
    const viewer = await setting.browser.visitor({ as: setting.world });
    await viewer.open('/audit-log');
    await viewer.sees('For admins and owners');
    expect(await viewer.role('link', 'Audit log').count()).toBe(0);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });
});
