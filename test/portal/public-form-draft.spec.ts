import { FormsService } from '../../src/modules/cohorts/forms/forms.service.js';
import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';
import { fillIn, openForm, QUESTIONS, send } from './support/public-form.js';

describeInBrowser('the draft of the public form', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  afterAll(() => setting.close());

  it('is kept in the browser until it is sent', async () => {
    const { id, path } = await openForm(setting);
    const { path: otherPath } = await openForm(setting);
    const visitor = await setting.browser.visitor();
    await visitor.page.goto(otherPath);
    await visitor.page.getByLabel('What problem are you solving?').fill('Of another cohort.');
    await visitor.page.goto(path);
    await visitor.sees('What you write is kept as a draft in this browser, on this device alone');
    await visitor.sees('1 March 2127 at 13:00 CET');
    await fillIn(visitor);
    await visitor.page.reload();
    await visitor
      .role('status')
      .filter({ hasText: /^Your draft of .* has been put back\. It has not been sent\.$/ })
      .waitFor();
    expect(await visitor.page.getByLabel('What problem are you solving?').inputValue()).toBe(
      'Milk goes warm at night.\nNobody notices.',
    );
    expect(await visitor.page.getByLabel('How far are you?').inputValue()).toBe('Customers');
    expect(await visitor.page.getByLabel('Spain').isChecked()).toBe(true);
    expect(await visitor.page.getByLabel('Elsewhere').isChecked()).toBe(false);
    expect(await visitor.page.getByLabel('Yes').isChecked()).toBe(true);
    await setting.linger(visitor, id);
    await send(visitor);
    await visitor.heading('Your application has been received');
    await visitor.page.goto(path);
    await visitor.sees('What you write is kept as a draft');
    expect(await visitor.page.getByLabel('What problem are you solving?').inputValue()).toBe('');
    await visitor.page.goto(otherPath);
    await visitor.sees(/has been put back/);
    expect(await visitor.page.getByLabel('What problem are you solving?').inputValue()).toBe('Of another cohort.');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('is never put over what was written before its script was there', async () => {
    const { path } = await openForm(setting);
    const visitor = await setting.browser.visitor();
    await visitor.page.goto(path);
    await visitor.sees('What you write is kept as a draft');
    await fillIn(visitor);
    const release = await visitor.hold('GET', /\.js$/);
    await visitor.page.goto(path, { waitUntil: 'commit' });
    await visitor.page.getByLabel('What problem are you solving?').fill('Cheese goes warm, too.');
    await visitor.page.getByLabel('Elsewhere').check();
    await visitor.choose(/^How far are you/, 'Idea');
    release();
    for (const again of [false, true]) {
      if (again) await visitor.page.reload();
      await visitor.sees(/has been put back/);
      expect(await visitor.page.getByLabel('What problem are you solving?').inputValue()).toBe(
        'Cheese goes warm, too.',
      );
      expect(await visitor.page.getByLabel('How far are you?').inputValue()).toBe('Idea');
      expect(await visitor.page.getByLabel('Elsewhere').isChecked()).toBe(true);
      expect(await visitor.page.getByLabel('Spain').isChecked()).toBe(false);
      expect(await visitor.page.getByLabel('Your name').inputValue()).toBe('Ada Okafor');
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('is discarded when asked to, and keeps answers to questions that stay when the form changes', async () => {
    const { id, path } = await openForm(setting);
    const visitor = await setting.browser.visitor();
    await visitor.page.goto(path);
    await visitor.page.getByLabel('What problem are you solving?').fill('Half a thought.');
    await setting.service.app
      .get(FormsService, { strict: false })
      .replace(setting.world.organisationId, id, QUESTIONS.slice(0, 2));
    await visitor.page.reload();
    await visitor.sees(/has been put back/);
    expect(await visitor.page.getByLabel('What problem are you solving?').inputValue()).toBe('Half a thought.');
    visitor.page.once('dialog', (dialog) => {
      void dialog.accept();
    });
    await visitor.click('button', 'Discard the draft');
    await visitor.role('status').filter({ hasText: 'The draft was discarded.' }).waitFor();
    await visitor.page.reload();
    await visitor.sees('What you write is kept as a draft');
    expect(await visitor.page.getByLabel('What problem are you solving?').inputValue()).toBe('');
    expect(await visitor.page.getByText(/has been put back/).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
