import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('from one submission to the next', () => {
  let setting: PortalSetting;
  let cohortId: string;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring' })).id;
    for (const name of ['Ada Okafor', 'Ben Achieng', 'Carla Mendes']) await setting.submission(cohortId, name);
    await setting.submission((await setting.world.cohort({ name: 'Autumn' })).id, 'Dan Fallon');
    await setting.submission(cohortId, 'Eve Lindqvist', 'test');
  });
  afterAll(() => setting.close());

  const along = (member: PortalPage) => member.role('navigation', 'Along the list');
  const isAtEnd = (member: PortalPage, step: string) =>
    member.disabled(along(member).getByRole('button', { name: step }));

  it('goes along the list that the reader came from, in its order, also after a reload', async () => {
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open(`/submissions?cohort=${cohortId}&sort=submitted_at`);
    await member.click('link', 'Ada Okafor');
    await along(member).getByText('1 of 3', { exact: true }).waitFor();
    await isAtEnd(member, 'Previous');
    await member.click('link', 'Next');
    await member.heading('Ben Achieng');
    await member.page.reload();
    await along(member).getByText('2 of 3', { exact: true }).waitFor();
    await member.click('link', 'Next');
    await member.heading('Carla Mendes');
    await isAtEnd(member, 'Next');
    await member.click('link', 'Back to the list');
    await member.reads(
      () => member.role('link', /^(Ada|Ben|Carla|Dan|Eve)/).allInnerTexts(),
      ['Ada Okafor', 'Ben Achieng', 'Carla Mendes'],
    );
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('goes along it with the arrows, but not while something is written', async () => {
    const member = await setting.browser.visitor({ as: setting.world });
    const { keyboard } = member.page;
    await member.open(`/submissions?cohort=${cohortId}`);
    await member.click('link', 'Carla Mendes');
    await along(member).getByText('1 of 3', { exact: true }).waitFor();
    await keyboard.press('ArrowRight');
    await member.heading('Ben Achieng');
    await along(member).getByText('2 of 3', { exact: true }).waitFor();
    await member.fill('Reason', 'Worth a talk.');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowLeft');
    await member.heading('Ben Achieng');
    await member.click('link', 'Next');
    await member.role('dialog', 'Leave without saving?').waitFor();
    await keyboard.press('ArrowRight');
    await member.click('button', 'Cancel');
    await member.gone(member.role('dialog', 'Leave without saving?'));
    expect(await member.role('textbox', 'Reason').inputValue()).toBe('Worth a talk.');
    await member.fill('Reason', '');
    await member.role('heading', 'Ben Achieng').click();
    await keyboard.press('ArrowLeft');
    await member.heading('Carla Mendes');
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('goes on from where a submission was that a decision has taken from the list', async () => {
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open(`/submissions?cohort=${cohortId}&decision=none`);
    await member.click('link', 'Ben Achieng');
    await along(member).getByText('2 of 3', { exact: true }).waitFor();
    await member.choose('Decide', 'Interview');
    await member.click('button', 'Save the decision');
    await member.gone(along(member).getByText('2 of 3', { exact: true }));
    await member.click('link', 'Next');
    await member.heading('Ada Okafor');
    // What is told by the way is told by name: it is still there with the next.
    await member.sees('Ben Achieng is now “Interview”.');
    await along(member).getByText('2 of 2', { exact: true }).waitFor();
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('goes along a column of the board, and along previews by themselves', async () => {
    const member = await setting.browser.visitor({ as: setting.world, width: 1_600 });
    await member.open('/board');
    await member.click('link', 'Dan Fallon');
    await along(member)
      .getByText(/^1 of \d$/)
      .waitFor();
    await member.open('/submissions?tab=preview');
    await member.click('link', 'Eve Lindqvist');
    await member.heading('Eve Lindqvist');
    await member.click('link', 'All previews');
    await member.role('link', 'Eve Lindqvist').waitFor();
    expect(member.complaints).toEqual([]);
    await member.close();
  });
});
