import { FormsService } from '../../src/modules/cohorts/forms/forms.service.js';
import { CohortsService } from '../../src/modules/cohorts/cohorts.service.js';
import { type Field, type FieldType } from '../../src/modules/fields/field.js';
import { eventually } from '../support/eventually.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const PHONE = 390;

const question = (label: string, field_type: FieldType, change: Partial<Field> = {}): Field => ({
  key: field_type,
  label,
  field_type,
  sources: [],
  clarity_role: null,
  required: true,
  ...change,
});
const QUESTIONS: Field[] = [
  question('What problem are you solving?', 'long_text', { help: 'A figure says more than an adjective.' }),
  question('Where do you work?', 'multi_select', { options: ['Ireland', 'Spain', 'Elsewhere'] }),
  question('How far are you?', 'select', { options: ['Idea', 'Prototype', 'Customers'] }),
  question('Are you a company already?', 'boolean'),
  question('Website', 'url', { required: false }),
  question('When did you start?', 'date', { required: false }),
];

describeInBrowser('the public form', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  afterAll(() => setting.close());

  async function form(
    change: Parameters<PortalSetting['world']['cohort']>[0] = {},
  ): Promise<{ id: string; path: string }> {
    const closesAt = new Date('2127-03-01T12:00:00Z');
    const { id } = await setting.world.cohort({
      name: 'Spring 2127',
      description: 'Twelve weeks for founders who serve farms.',
      publicForm: true,
      closesAt,
      ...change,
    });
    await setting.service.app.get(FormsService, { strict: false }).replace(setting.world.organisationId, id, QUESTIONS);
    return { id, path: `/apply/${id}` };
  }

  async function submissionsOf(cohortId: string): Promise<Record<string, unknown>[]> {
    return setting.service.database.query('select reference, answers from submissions where cohort_id = $1', [
      cohortId,
    ]);
  }

  async function answer(visitor: PortalPage): Promise<void> {
    await visitor.page.getByLabel('Your name').fill('Ada Okafor');
    await visitor.page.getByLabel('Your e-mail address').fill('ada@example.com');
    await visitor.page.getByLabel('What problem are you solving?').fill('Milk goes warm at night.\nNobody notices.');
    await visitor.page.getByLabel('Ireland').check();
    await visitor.page.getByLabel('Spain').check();
    await visitor.choose(/^How far are you/, 'Customers');
    await visitor.page.getByLabel('Yes').check();
    await visitor.page.getByLabel('When did you start?').fill('2126-05-04');
  }

  /** Once more while it is said to be too quick, as a person would. */
  async function send(
    visitor: PortalPage,
    press = () => visitor.click('button', 'Send the application'),
  ): Promise<void> {
    await eventually(async () => {
      const answered = visitor.page.waitForEvent('load');
      await press();
      await answered;
      return (await visitor.page.getByText('That was very quick').count()) === 0;
    });
  }

  it('is filled in, mended and sent without any script, and once', async () => {
    const { id, path } = await form();
    const visitor = await setting.browser.visitor({ scripts: false, width: PHONE });
    await visitor.page.goto(path);
    await visitor.heading('Apply to Spring 2127');
    await visitor.page.locator('noscript p').waitFor();
    expect(await visitor.role('button', 'Discard the draft').count()).toBe(0);
    await answer(visitor);
    await visitor.page.getByLabel('Your e-mail address').fill('ada@');
    await visitor.page.getByLabel('Website').fill('not yet');
    await send(visitor);
    await visitor.role('alert').filter({ hasText: '2 answers need another look' }).waitFor();
    expect(await visitor.page.locator(':focus').textContent()).toContain('This has not been sent yet');
    expect(await visitor.page.getByLabel('What problem are you solving?').inputValue()).toBe(
      'Milk goes warm at night.\nNobody notices.',
    );
    expect(await visitor.page.getByLabel('Spain').isChecked()).toBe(true);
    expect(await visitor.page.getByLabel('When did you start?').inputValue()).toBe('2126-05-04');
    await visitor.click('link', 'Your e-mail address');
    await visitor.focused(visitor.page.getByLabel('Your e-mail address'));
    await visitor.page.keyboard.press('End');
    await visitor.page.keyboard.type('example.com');
    await visitor.page.getByLabel('Website').fill('example.com');
    await send(visitor);
    await visitor.heading('Your application has been received');
    await visitor.page.reload();
    const submissions = await submissionsOf(id);
    expect(submissions).toMatchObject([
      {
        answers: [
          { key: 'long_text', value: 'Milk goes warm at night.\nNobody notices.' },
          { key: 'multi_select', value: 'Ireland, Spain' },
          { key: 'select', value: 'Customers' },
          { key: 'boolean', value: 'Yes' },
          { key: 'url', value: 'example.com' },
          { key: 'date', value: '2126-05-04' },
        ],
      },
    ]);
    await visitor.sees(String(submissions[0]?.['reference']));
    await visitor.close();
  });

  it('keeps a draft in the browser until it is sent', async () => {
    const { id, path } = await form();
    const { path: otherPath } = await form();
    const visitor = await setting.browser.visitor();
    await visitor.page.goto(otherPath);
    await visitor.page.getByLabel('What problem are you solving?').fill('Of another cohort.');
    await visitor.page.goto(path);
    await visitor.sees('What you write is kept as a draft in this browser, on this device alone');
    await visitor.sees('1 March 2127 at 13:00 CET');
    await answer(visitor);
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

  it('never puts the draft over what was written before its script was there', async () => {
    const { path } = await form();
    const visitor = await setting.browser.visitor();
    await visitor.page.goto(path);
    await visitor.sees('What you write is kept as a draft');
    await answer(visitor);
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

  it('discards the draft when asked to, and keeps answers to questions that stay when the form changes', async () => {
    const { id, path } = await form();
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

  it('is filled in with the keyboard alone, which never meets the trap', async () => {
    const { id, path } = await form();
    const visitor = await setting.browser.visitor({ scripts: false });
    const { keyboard } = visitor.page;
    await visitor.page.goto(path);
    const keys = ['', 'ada@example.com', 'Milk goes warm.', 'Space', '', '', 'ArrowDown', 'Space', '', ''];
    for (const key of keys) {
      await keyboard.press('Tab');
      if (key === 'Space' || key === 'ArrowDown') await keyboard.press(key);
      else await keyboard.type(key);
    }
    expect(await visitor.page.getByLabel('Ireland').isChecked()).toBe(true);
    expect(await visitor.page.getByLabel('How far are you?').inputValue()).toBe('Idea');
    await setting.linger(visitor, id);
    await send(visitor, async () => {
      await visitor.page.getByLabel('Your name').focus();
      await keyboard.press('Enter');
    });
    await visitor.heading('Your application has been received');
    expect(await submissionsOf(id)).toHaveLength(1);
    await visitor.close();
  });

  it('keeps nobody out, in light and dark, at any step, and fits a phone', async () => {
    const { id, path } = await form();
    const visitor = await setting.browser.visitor();
    const keepsNobodyOut = async (): Promise<void> => {
      expect(await visitor.barriers()).toEqual([]);
      await visitor.page.emulateMedia({ colorScheme: 'dark' });
      expect(await visitor.barriers('colours')).toEqual([]);
      await visitor.page.emulateMedia({ colorScheme: 'light' });
      await visitor.fitsScreen();
    };
    await visitor.page.goto(path);
    await visitor.heading('Apply to Spring 2127');
    await keepsNobodyOut();
    await visitor.useWidth(PHONE);
    await visitor.fitsScreen();
    await setting.linger(visitor, id);
    await send(visitor);
    await visitor.role('alert').waitFor();
    await keepsNobodyOut();
    await answer(visitor);
    await send(visitor);
    await visitor.heading('Your application has been received');
    await keepsNobodyOut();
    await setting.service.app
      .get(CohortsService, { strict: false })
      .transition(setting.world.organisationId, id, 'closed');
    for (const other of [path, '/apply/nothing']) {
      await visitor.page.goto(other);
      await keepsNobodyOut();
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('is switched on by the team, who are given its address', async () => {
    const { id } = await setting.world.cohort({ name: 'Autumn 2127' });
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open(`/cohorts/${id}`);
    await member.heading('Autumn 2127');
    const address = `${setting.service.baseUrl}/apply/${id}`;
    expect(await member.role('link', address).count()).toBe(0);
    await member.page.getByRole('switch', { name: 'Public application form' }).check();
    await member.click('button', 'Save the changes');
    await member.role('link', address).waitFor();
    await member.click('button', 'Copy the address');
    await member.sees('Copied');
    await member.copied(address);
    expect(await member.barriers()).toEqual([]);
    await member.page.goto(address);
    await member.heading('Apply to Autumn 2127');
    expect(member.complaints).toEqual([]);
    await member.close();
  });
});
