import { CohortsService } from '../../src/modules/cohorts/cohorts.service.js';
import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';
import { fillIn, openForm, send } from './support/public-form.js';

const PHONE = 390;

describeInBrowser('the public form', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  afterAll(() => setting.close());

  async function submissionsOf(cohortId: string): Promise<Record<string, unknown>[]> {
    return setting.service.database.query('select reference, answers from submissions where cohort_id = $1', [
      cohortId,
    ]);
  }

  it('is filled in, mended and sent without any script, and once', async () => {
    const { id, path } = await openForm(setting);
    const visitor = await setting.browser.visitor({ scripts: false, width: PHONE });
    await visitor.page.goto(path);
    await visitor.heading('Apply to Spring 2127');
    await visitor.page.locator('noscript p').waitFor();
    expect(await visitor.role('button', 'Discard the draft').count()).toBe(0);
    await fillIn(visitor);
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

  it('is filled in with the keyboard alone, which never meets the trap', async () => {
    const { id, path } = await openForm(setting);
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
    const { id, path } = await openForm(setting);
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
    await fillIn(visitor);
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
