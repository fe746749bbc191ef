import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('what has to be seen', () => {
  let setting: PortalSetting;
  let cohortId: string;
  let noted: string;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring' })).id;
    for (let nth = 0; nth < 8; nth += 1) noted = await setting.submission(cohortId, `Ada ${String(nth)}`);
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  const isOnScreen = (focused = ':focus'): Promise<boolean> => member.isOnScreen(member.page.locator(focused));

  it('is: the way back from a move, however far the board is scrolled', async () => {
    await member.useWidth(1_280);
    await member.page.setViewportSize({ width: 1_280, height: 400 });
    await member.open('/board');
    await member.role('group', 'Ada 0').scrollIntoViewIfNeeded();
    await member.click('button', 'Move Ada 0 to …');
    await member.click('menuitem', 'Shortlisted');
    await member.focused(member.role('button', 'Undo'));
    expect(await isOnScreen()).toBe(true);
    await member.page.keyboard.press('Enter');
    await member.sees('Ada 0 is now in “Undecided”.');
    expect(await isOnScreen('[role=status] button >> nth=0')).toBe(true);
  });

  it('is: what a decision or a note made of the page, and it has the focus', async () => {
    await member.useWidth(1_280);
    const byKeyboard = async (name: string): Promise<void> => {
      await member.role('button', name).press('Enter');
    };
    await member.open(`/submissions/${noted}`);
    await member.choose('Decide', 'Interview');
    await member.fill('Reason', 'Two pilots');
    await byKeyboard('Save the decision');
    const decision = member.role('region', 'Decision');
    await member.focused(decision.locator('[tabindex="-1"]').filter({ hasText: /^Interview$/ }));
    await byKeyboard('Correct the reason');
    await member.focused(member.role('textbox', 'Reason'));
    await member.fill('New note', 'Ask for references.');
    await byKeyboard('Add the note');
    const notes = member.role('region', 'Notes').locator('[tabindex="-1"]');
    await member.focused(notes.filter({ has: member.role('list', 'Notes so far') }));
    for (const way of ['Save the note', 'Cancel']) {
      await byKeyboard('Edit');
      await member.focused(member.role('textbox', 'Your note'));
      await byKeyboard(way);
      await member.focused(notes.filter({ hasText: /^Ask for references\..*Edit$/ }));
    }
  });

  it('is: the first error of a cohort, and it has the focus', async () => {
    await member.useWidth(1_280);
    await member.follow('/cohorts/new');
    await member.fill('Novelty', '20');
    await member.click('button', 'Create the cohort');
    await member.focused(member.field('Name'));
    expect(await isOnScreen()).toBe(true);
    await member.fill('Name', 'Autumn');
    await member.click('button', 'Create the cohort');
    await member.focused(member.page.getByText('Together 90%: it has to be 100%'));
    expect(await isOnScreen()).toBe(true);
  });

  it('is: the first incomplete question of a form, also from its preview', async () => {
    await member.follow(`/cohorts/${cohortId}/form`);
    await member.role('textbox', 'Question 2').fill('');
    await member.click('tab', 'Preview');
    await member.page.getByTitle('The form as applicants see it').waitFor();
    await member.click('button', 'Save as a new version');
    await member.sees('Some questions are not complete');
    await member.focused(member.role('textbox', 'Question 2'));
    expect(await isOnScreen()).toBe(true);
  });
});
