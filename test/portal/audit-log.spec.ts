import { PortalClient } from '../support/portal-client.js';
import { application, submitAndWait } from '../support/world.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const PHONE = 390;

describeInBrowser('audit log', () => {
  let setting: PortalSetting;
  let owner: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    await setting.world.cohort({ name: 'Spring' });
    owner = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(owner.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  it('says who did what to what, and shows what it was before on demand', async () => {
    await owner.follow('/audit-log');
    await owner
      .role('row', new RegExp(`${setting.world.email} signed in`))
      .first()
      .waitFor();
    const opened = owner.role('row', /The service moved the cohort Spring: draft → open/);
    await opened.getByRole('button', { name: 'Details' }).click();
    await owner.role('row', /^Status draft open$/).waitFor();
    expect(await owner.barriers()).toEqual([]);
  });

  it('names a submission by its venture and its reference, leads to it, and says only the reference when it is erased', async () => {
    const { world } = setting;
    const { id: cohortId } = await world.cohort({ name: 'Named' });
    const told = await setting.told(cohortId, [[{ label: 'Company name' }, 'Coolwatch']]);
    const sent = application(cohortId, told);
    const [kept, erased] = [await submitAndWait(world.live, sent), await submitAndWait(world.live, sent)].map(
      ({ id, reference }) => ({ id: String(id), reference: String(reference) }),
    );
    const portal = await PortalClient.signIn(setting.service.baseUrl, world);
    await portal.post(`/v1/portal/submissions/${kept?.id ?? ''}/notes`, { text: 'Promising.' });
    await portal.send('DELETE', `/v1/portal/submissions/${erased?.id ?? ''}`, undefined);
    await owner.follow('/audit-log?kind=submission');
    await owner.role('row', new RegExp(`erased submission ${erased?.reference ?? ''}`)).waitFor();
    await owner.click('link', `Coolwatch (${kept?.reference ?? ''})`);
    await owner.heading('Coolwatch');
    await owner.follow('/tokens');
    await owner
      .role('link', `Coolwatch (${kept?.reference ?? ''})`)
      .first()
      .waitFor();
    await owner.sees(`${erased?.reference ?? ''}, erased`);
  });

  it('keeps its filters in the address', async () => {
    const phone = await setting.browser.visitor({ as: setting.world, scheme: 'dark', width: PHONE });
    await phone.open('/audit-log');
    await phone.choose('Did', 'Cohort created');
    await phone.page.waitForURL(/action=cohort\.created/);
    await phone.gone(phone.role('row', /signed in/));
    await phone.sees('created the cohort');
    await phone.fitsScreen();
    expect(await phone.barriers()).toEqual([]);
    await phone.page.reload();
    await phone.sees('created the cohort');
    await phone.page.getByLabel('From day').fill('2199-01-01');
    await phone.sees('Nothing matches these filters');
    await phone.click('link', 'Clear all filters');
    await phone
      .role('row', /signed in/)
      .first()
      .waitFor();
    expect(phone.complaints).toEqual([]);
    await phone.close();
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
