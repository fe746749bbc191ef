import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('getting about', () => {
  let setting: PortalSetting;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  it('leads an empty organisation to where applications come from', async () => {
    const { id } = await setting.world.cohort({ name: 'Spring', publicForm: true });
    await member.open('/submissions');
    await member.sees('No submissions yet');
    expect(await member.role('search').count()).toBe(0);
    await member.click('button', 'Copy the address of the form');
    await member.copied(`${setting.service.baseUrl}/apply/${id}`);
    expect(await member.barriers()).toEqual([]);
  });

  it('leads to the documentation of the API, and back', async () => {
    await member.open('/submissions');
    await member.role('navigation', 'Pages').getByRole('link', { name: 'API documentation' }).click();
    await member.heading('Application Intake Service');
    await member.click('link', 'The team’s portal');
    await member.heading('Submissions');
  });

  it('has the focus on the heading of each page that is come to', async () => {
    await member.open('/submissions');
    await member.heading('Submissions');
    for (const page of ['Board', 'Cohorts', 'Members', 'Submissions']) {
      await member.click('link', page);
      await member.focused(member.role('heading', page));
    }
  });

  it('draws the frame of the page before a style sheet or a script has come', async () => {
    const release = await member.hold('GET', /\/portal\/assets\//);
    await member.page.goto('/portal/members', { waitUntil: 'commit' });
    await member.role('status').filter({ hasText: 'Loading …' }).waitFor();
    expect(await member.page.locator('main').count()).toBe(0);
    release();
    await member.heading('Members');
    expect(await member.page.locator('#frame').count()).toBe(0);
    await member.page.unrouteAll();
  });

  it('keeps the way on around a page that there is not', async () => {
    await member.follow('/nothing/here');
    await member.heading('There is no such page');
    await member.role('navigation', 'Pages').waitFor();
    await member.follow('/cohorts/01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c');
    await member.heading('Cohort');
    await member.sees('Cohort not found.');
    await member.role('link', 'To the cohorts').waitFor();
    expect(await member.role('button', 'Try again').count()).toBe(0);
  });

  it('keeps the rows until the new ones are there, sorts by the heads, and clears filters', async () => {
    const { id } = await setting.world.cohort({ name: 'Autumn' });
    await setting.submission(id, 'Ada Okafor');
    await member.follow('/submissions');
    await member.role('link', 'Ada Okafor').waitFor();
    const release = await member.hold('GET', '**/v1/portal/submissions?*');
    await member.choose('Decision', 'Rejected (0)');
    await member.page.locator('[aria-busy=true]').waitFor();
    expect(await member.role('link', 'Ada Okafor').count()).toBe(1);
    release();
    await member.sees('Nothing matches these filters');
    await member.click('link', 'Clear');
    await member.role('link', 'Ada Okafor').waitFor();
    await member.search('');
    await member.click('button', /^Submitted/);
    await member.search('?sort=-submitted_at');
    await member.page.locator('[aria-sort=descending]').filter({ hasText: 'Submitted' }).waitFor();
    await member.click('button', /^Submitted/);
    await member.search('?sort=submitted_at');
    await member.page.goBack();
    expect(await member.barriers()).toEqual([]);
  });
});
