import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('from one submission to the next', () => {
  let setting: PortalSetting;
  let cohortId: string;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring' })).id;
    for (const name of ['Ada Okafor', 'Ben Achieng', 'Carla Mendes']) await setting.submission(cohortId, name);
    await setting.submission((await setting.world.cohort({ name: 'Autumn' })).id, 'Dan Fallon');
    await setting.submission(cohortId, 'Eve Lindqvist', 'test');
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  const along = () => member.role('navigation', 'Along the list');
  const isAtEnd = (step: string) => member.disabled(along().getByRole('button', { name: step }));
  const names = () => member.role('link', /^(Ada|Ben|Carla|Dan|Eve)/).allInnerTexts();

  it('goes along the list that the reader came from, in its order, also after a reload', async () => {
    await member.follow(`/submissions?cohort=${cohortId}&sort=submitted_at`);
    await member.click('link', 'Ada Okafor');
    await along().getByText('1 of 3', { exact: true }).waitFor();
    await isAtEnd('Previous');
    await member.click('link', 'Next');
    await member.heading('Ben Achieng');
    await member.page.reload();
    await along().getByText('2 of 3', { exact: true }).waitFor();
    await member.click('link', 'Next');
    await member.heading('Carla Mendes');
    await isAtEnd('Next');
    await member.click('link', 'Back to the list');
    await member.reads(names, ['Ada Okafor', 'Ben Achieng', 'Carla Mendes']);
  });

  it('goes along it with the arrows, but not while something is written', async () => {
    const { keyboard } = member.page;
    await member.follow(`/submissions?cohort=${cohortId}`);
    await member.reads(names, ['Carla Mendes', 'Ben Achieng', 'Ada Okafor']);
    await member.click('link', 'Carla Mendes');
    await along().getByText('1 of 3', { exact: true }).waitFor();
    await keyboard.press('ArrowRight');
    await member.heading('Ben Achieng');
    await along().getByText('2 of 3', { exact: true }).waitFor();
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
  });

  it('goes on from where a submission was that a decision has taken from the list', async () => {
    await member.follow(`/submissions?cohort=${cohortId}&decision=none`);
    await member.click('link', 'Ben Achieng');
    await along().getByText('2 of 3', { exact: true }).waitFor();
    await member.choose('Decide', 'Interview');
    await member.click('button', 'Save the decision');
    await member.gone(along().getByText('2 of 3', { exact: true }));
    await member.click('link', 'Next');
    await member.heading('Ada Okafor');
    // What is told by the way is told by name: it is still there with the next.
    await member.sees('Ben Achieng is now “Interview”.');
    await along().getByText('2 of 2', { exact: true }).waitFor();
  });

  it('goes along a column of the board, and along previews by themselves', async () => {
    await member.useWidth(1_600);
    await member.follow('/board');
    await member.click('link', 'Dan Fallon');
    await along()
      .getByText(/^1 of \d$/)
      .waitFor();
    await member.follow('/submissions?tab=preview');
    await member.click('link', 'Eve Lindqvist');
    await member.heading('Eve Lindqvist');
    await member.click('link', 'All previews');
    await member.role('link', 'Eve Lindqvist').waitFor();
  });
});
