import { PortalClient } from '../support/portal-client.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const PHONE = 390;

describeInBrowser('form editor', () => {
  let setting: PortalSetting;
  let cohortId: string;
  let path: string;
  let admin: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring', brief: 'Founders who serve bakeries.' })).id;
    path = `/cohorts/${cohortId}/form`;
    const client = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    await client.send('PUT', `/v1/portal/cohorts/${cohortId}/form`, {
      fields: [{ label: 'What problem are you solving?' }, { label: 'Website' }],
    });
    admin = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(admin.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  it('adds a question, lets its kind be worked out, reorders and saves a new version', async () => {
    await admin.follow(path);
    await admin.sees(/^Version 2$/);
    await admin.click('button', 'Add a question');
    await admin.focused(admin.role('textbox', 'Question 3'));
    await admin.page.keyboard.type('Who are your customers?');
    await admin.page.keyboard.press('Alt+ArrowUp');
    await admin.sees('Question 2 of 3');
    await admin.click('button', 'Move question 3 up');
    await admin.sees('Not saved yet');
    expect(await admin.barriers()).toEqual([]);
    await admin.click('tab', 'Preview');
    const shown = admin.page.frameLocator('iframe[title="The form as applicants see it"]');
    // As the service infers it, of what nobody has saved.
    await shown.getByRole('textbox', { name: 'Who are your customers? (required)' }).waitFor();
    await shown.getByRole('textbox', { name: 'Your e-mail address (required)' }).waitFor();
    await shown.getByRole('heading', { name: 'What happens with it' }).waitFor();
    expect(await admin.barriers()).toEqual([]);
    await admin.click('tab', 'Questions');
    const release = await admin.hold('PUT');
    await admin.click('button', 'Save as a new version');
    // What was written now would go with what is being saved.
    await admin.disabled(admin.role('textbox', 'Question 1'));
    release();
    await admin.sees(/^Version 3$/);
    await admin.focused(admin.role('heading', 'Application form'));
    await admin
      .role('group', 'Question 3')
      .getByText(/^Long text, .*as: the customers$/)
      .waitFor();
  });

  it('lets the editor decide what the words of the question would', async () => {
    const phone = await setting.browser.visitor({ as: setting.world, scheme: 'dark', width: PHONE });
    await phone.open(path);
    await phone.click('button', 'Settings of question 2');
    const card = phone.role('group', 'Question 2');
    await card.getByRole('combobox', { name: 'Kind of answer' }).selectOption({ label: 'One of several choices' });
    // What is missing is told where it is missing, also when it was put away.
    await phone.click('button', 'Settings of question 2');
    await phone.click('button', 'Save as a new version');
    await phone.sees('Write at least one choice');
    await phone.focused(card.getByRole('textbox', { name: 'Choices' }));
    await card.getByRole('textbox', { name: 'Choices' }).fill('Yes\nNot yet');
    await card.getByRole('checkbox', { name: 'Founder fit' }).check();
    expect(await phone.barriers()).toEqual([]);
    await phone.fitsScreen();
    await phone.click('button', 'Save as a new version');
    await phone.sees(/^Version 4$/);
    await card.getByText(/^One of several choices, .*read for .*founder fit/).waitFor();
    expect(phone.complaints).toEqual([]);
    await phone.close();
  });

  it('explains when somebody else was faster, and loses nothing', async () => {
    const slow = await setting.browser.visitor({ as: setting.world });
    // What was fetched reaches the page in a timer, what was saved at once: the older of the two must not be shown.
    await slow.page.addInitScript(
      '{ const later = setTimeout; setTimeout = (run, ms, ...rest) => later(run, (ms ?? 0) + 100, ...rest); }',
    );
    await slow.open(path);
    await slow.role('textbox', 'Question 1').fill('Which problem do you solve?');
    const client = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    await client.send('PUT', `/v1/portal/cohorts/${cohortId}/form`, { fields: [{ label: 'Team' }] });
    await slow.click('button', 'Save as a new version');
    await slow.sees(/somebody else saved version 5/);
    expect(await slow.role('textbox', 'Question 1').inputValue()).toBe('Which problem do you solve?');
    await slow.click('button', 'Save mine as a newer version');
    await slow.sees(/^Version 6$/);
    await slow.disabled(slow.role('button', 'Save as a new version'));
    expect(await slow.role('textbox', 'Question 1').inputValue()).toBe('Which problem do you solve?');
    expect(slow.complaints).toEqual([]);
    await slow.close();
  });

  it('inserts and copies questions where they belong, and takes back one step after the other', async () => {
    const { world } = setting;
    const { id } = await world.cohort({ name: 'Long form' });
    const client = await PortalClient.signIn(setting.service.baseUrl, world);
    const labels = Array.from({ length: 10 }, (_, nth) => `What is number ${String(nth + 1)}?`);
    const choice = { label: 'Which stage are you at?', field_type: 'select', options: ['Idea', 'Sales'] };
    await client.send('PUT', `/v1/portal/cohorts/${id}/form`, {
      fields: [...labels.map((label) => ({ label })), choice],
    });
    const questions = (): Promise<string[]> =>
      admin
        .role('textbox', /^Question \d+$/)
        .evaluateAll((fields) => fields.map((field) => (field as unknown as { value: string }).value));
    await admin.follow(`/cohorts/${id}/form`);
    await admin.role('textbox', 'Question 11').waitFor();
    const [save, undo] = [admin.role('button', 'Save as a new version'), admin.role('button', 'Undo')];
    // The list is many windows long.
    for (const at of [save, undo]) expect((await at.boundingBox())?.y).toBeLessThan(800);
    expect(await undo.getAttribute('aria-disabled')).toBe('true');

    await admin.click('button', 'Insert above question 2');
    await admin.focused(admin.role('textbox', 'Question 2'));
    await admin.page.keyboard.type('Company name');
    await admin.click('button', 'Duplicate question 12');
    await admin.focused(admin.role('textbox', 'Question 13'));
    const copied = ['What is number 1?', 'Company name', ...labels.slice(1), choice.label, choice.label];
    expect(await questions()).toEqual(copied);
    expect(await admin.role('group', 'Question 13').getByRole('textbox', { name: 'Choices' }).inputValue()).toBe(
      'Idea\nSales',
    );
    expect((await save.boundingBox())?.y).toBeLessThan(800);
    const [field, bar] = [await admin.role('textbox', 'Question 13').boundingBox(), await save.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(await admin.barriers()).toEqual([]);

    await admin.click('button', 'Remove question 1');
    await undo.click();
    await admin.sees('Undone: 13 questions');
    expect(await questions()).toEqual(copied);
    for (const _ of ['the copy', 'what was written', 'the question']) await undo.click();
    expect(await questions()).toEqual([...labels, choice.label]);
    await admin.gone(admin.page.getByText('Not saved yet'));
    await admin.click('button', 'Duplicate question 11');
    await save.click();
    await admin.sees(/^Version 3$/);
    const { body } = await client.get<{ fields: { key: string; label: string; options?: string[] }[] }>(
      `/v1/portal/cohorts/${id}/form`,
    );
    expect(body.fields.slice(-2)).toMatchObject([
      { key: 'which_stage_are_you_at', options: ['Idea', 'Sales'] },
      { key: 'which_stage_are_you_at_2', label: choice.label, options: ['Idea', 'Sales'] },
    ]);
  });

  it('asks before what was not saved is left', async () => {
    await admin.follow(path);
    await admin.click('button', 'Remove question 1');
    await admin.click('link', 'Members');
    await admin.role('dialog', 'Leave without saving?').waitFor();
    await admin.click('button', 'Leave without saving');
    await admin.heading('Members');
  });

  it('shows a viewer the form as applicants see it, and no more', async () => {
    await setting.giveRole('viewer');
    const viewer = await setting.browser.visitor({ as: setting.world });
    await viewer.open(path);
    await viewer.role('region', 'As the applicant sees it').waitFor();
    await viewer.page
      .frameLocator('iframe')
      .getByRole('textbox', { name: 'Which problem do you solve? (required)' })
      .waitFor();
    expect(await viewer.role('button', /^(Save|Add|Generate|Remove|Move)/).count()).toBe(0);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });
});
