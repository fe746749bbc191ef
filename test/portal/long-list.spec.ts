import { PortalClient } from '../support/portal-client.js';
import { store } from '../e2e/portal/stored-submission.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const SPRING = 230;

describeInBrowser('a list of hundreds', () => {
  let setting: PortalSetting;
  let api: PortalClient;
  let member: PortalPage;
  let spring: string;
  let autumn: string;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    const { organisationId } = setting.world;
    spring = (await setting.world.cohort({ name: 'Spring' })).id;
    autumn = (await setting.world.cohort({ name: 'Autumn' })).id;
    for (let nth = 1; nth <= SPRING; nth += 1) {
      await store(setting.service, {
        organisationId,
        cohortId: spring,
        founderName: `Founder ${String(nth)}`,
        scores: [nth % 100, 50, 5],
        verdict: nth % 10 === 0 ? 'COHORT_STRONG' : 'COHORT_POSSIBLE',
        reviewStatus: nth % 46 === 0 ? 'shortlisted' : null,
        ...(nth === 7 && { flags: ['warning', 'info', 'critical'] as const }),
      });
    }
    await store(setting.service, {
      organisationId,
      cohortId: autumn,
      founderName: 'Séamus O’Brien',
      scores: [90, 90, 9],
    });
    await store(setting.service, { organisationId, cohortId: autumn, environment: 'test', scores: [90, 90, 9] });
    api = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  const rows = () => member.page.locator('tr[aria-rowindex]');

  it('says how many there are: in its tabs, in each choice of a filter, in the columns of the board and beside each cohort', async () => {
    await member.open('/submissions');
    await member.role('tab', `Live ${String(SPRING + 1)}`).waitFor();
    await member.role('tab', 'Preview 1').waitFor();
    await member.choose('Verdict', 'Strong (24)');
    await member.sees(/^24 found/);
    await member.choose('Cohort', 'Autumn (1)');
    await member.sees(/^1 found/);
    await member.role('tab', 'Live 1').waitFor();
    await member.choose('Cohort', 'Spring (23)');
    await member.choose('Decision', 'Shortlisted (1)');
    await member.sees(/^1 found/);
    await member.follow('/board');
    await member
      .role('region', 'Undecided')
      .getByText(String(SPRING + 1 - 5), { exact: true })
      .waitFor();
    await member.role('region', 'Shortlisted').getByText('5', { exact: true }).waitFor();
    await member.follow('/cohorts');
    await member.click('link', `Submissions of Spring: ${String(SPRING)}`);
    await member.search(`?cohort=${spring}`);
  });

  it('is gone along with the number of all that are in it, however many of them have been fetched', async () => {
    await member.open('/submissions?sort=submitted_at');
    await member.click('link', 'Founder 1');
    const along = member.role('navigation', 'Along the list');
    await along.getByText(`1 of ${String(SPRING + 1)}`, { exact: true }).waitFor();
  });

  it('stands on the board in the order that is chosen, the best first unless it is', async () => {
    await member.follow('/board');
    const first = member.role('region', 'Undecided').getByRole('group').first();
    await member.reads(() => first.getAttribute('aria-label'), 'Séamus O’Brien');
    await member.choose('Order', 'Oldest first');
    await member.reads(() => first.getAttribute('aria-label'), 'Founder 1');
    await member.search('?sort=submitted_at');
    await first.getByRole('link').click();
    const along = member.role('navigation', 'Along the list');
    await along.getByText(`1 of ${String(SPRING + 1 - 5)}`, { exact: true }).waitFor();
  });

  it('is printed with its headings and with every row that is here, in sight or not, and says how many are not', async () => {
    await member.open('/submissions?sort=submitted_at');
    await member.role('link', 'Founder 1').waitFor();
    await member.page.evaluate(
      'addEventListener("beforeprint", () => { printed = document.querySelector("main table").innerText; })',
    );
    const printed = async (): Promise<string> => {
      await member.page.pdf();
      return member.page.evaluate('printed');
    };
    const founders = (text: string): number => text.match(/^Founder \d+$/gm)?.length ?? 0;
    const part = await printed();
    expect(founders(part)).toBe(100);
    expect(part).toContain(`These are the first 100 of ${String(SPRING + 1)}.`);
    await member.page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await member.role('link', `Founder ${String(SPRING)}`).waitFor();
    const all = await printed();
    expect(founders(all)).toBe(SPRING);
    expect(all).not.toContain('These are the first');
    await member.page.emulateMedia({ media: 'print' });
    for (const name of ['Verdict', /^Overall/, 'Clarity', 'Fit', 'Idea', /^Submitted/]) {
      await member.role('columnheader', name).getByText(name).last().waitFor();
    }
    await member.page.emulateMedia({ media: 'screen' });
    expect(await rows().count()).toBeLessThan(60);
  });

  it('shows what its filters say, whatever else stands in the address', async () => {
    await member.open(`/submissions?cohort_id=${autumn}&review_status=rejected&limit=1`);
    await member.reads(() => member.role('table', 'Submissions').getAttribute('aria-rowcount'), String(SPRING + 2));
  });

  it('reaches every row by scrolling alone, with no more of them in the page than are seen', async () => {
    await member.open('/submissions?sort=submitted_at');
    await member.role('link', 'Founder 1').waitFor();
    const further: string[] = [];
    member.page.on('request', (request) => {
      if (request.url().includes('cursor=')) further.push(request.url());
    });
    await member.page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await member.role('link', `Founder ${String(SPRING)}`).waitFor();
    expect(await rows().count()).toBeLessThan(60);
    // However far it is, each hundred on the way is asked for once.
    expect(further).toHaveLength(Math.floor(SPRING / 100));
    expect(await member.role('table', 'Submissions').getAttribute('aria-rowcount')).toBe(String(SPRING + 2));
    await member.click('link', `Founder ${String(SPRING)}`);
    await member
      .role('navigation', 'Along the list')
      .getByText(`${String(SPRING)} of ${String(SPRING + 1)}`, { exact: true })
      .waitFor();
    await member.page.goBack();
    await member.role('link', `Founder ${String(SPRING)}`).waitFor();
  });

  it('marks what is flagged, in the list and on its card, and finds it', async () => {
    await member.open('/submissions');
    await member.choose('Flags', 'Flagged (1)');
    await member.sees(/^1 found/);
    await member
      .role('row', /Founder 7/)
      .getByRole('img', { name: '2 flags' })
      .waitFor();
    expect(await member.barriers()).toEqual([]);
    await member.follow(`/submissions?flagged=false&cohort=${spring}`);
    await member.sees(`${String(SPRING - 1)} found`);
    await store(setting.service, {
      organisationId: setting.world.organisationId,
      cohortId: spring,
      founderName: 'Flagged last',
      scores: [1, 1, 1],
      flags: ['critical'],
    });
    await member.follow('/board?sort=-submitted_at');
    await member.role('group', 'Flagged last').getByRole('img', { name: '1 flag' }).waitFor();
  });

  it('goes back through filters one by one, and clears them at once', async () => {
    await member.follow('/submissions');
    await member.role('searchbox', 'Search').fill("o'brien seamus");
    await member.click('button', 'Find');
    await member.sees(/^1 found/);
    await member.role('link', 'Séamus O’Brien').waitFor();
    await member.choose('Decision', 'Undecided (1)');
    await member.role('link', 'Clear').waitFor();
    await member.page.goBack();
    await member.reads(() => member.role('combobox', 'Decision').inputValue(), '');
    await member.reads(() => member.role('searchbox', 'Search').inputValue(), "o'brien seamus");
    await member.click('link', 'Clear');
    await member.reads(() => member.role('searchbox', 'Search').inputValue(), '');
    await member.search('');
  });

  it('leaves rows most of the height of a laptop and of a phone', async () => {
    for (const [width, highest] of [
      [1_280, 320],
      [390, 420],
    ] as const) {
      await member.useWidth(width);
      await member.open('/submissions');
      await member.reads(async () => ((await rows().first().boundingBox())?.y ?? highest) < highest, true);
      await member.fitsScreen();
    }
    await member.useWidth(1_280);
  });

  it('is where each figure of analytics leads, and has as many', async () => {
    const { body } = await api.get<{
      by_review_status: Record<string, number>;
      verdicts: Record<string, number>;
      by_status: Record<string, number>;
    }>(`/v1/portal/cohorts/${spring}/analytics`);
    for (const [filter, counts] of Object.entries({
      review_status: body.by_review_status,
      verdict: body.verdicts,
      status: body.by_status,
    })) {
      for (const [name, count] of Object.entries(counts)) {
        const list = await api.get<{ counts: { total: number } }>(
          `/v1/portal/submissions?cohort_id=${spring}&${filter}=${name}`,
        );
        expect({ name, total: list.body.counts.total }).toEqual({ name, total: count });
      }
    }
    await member.follow(`/cohorts/${spring}/analytics`);
    await member.role('region', 'By verdict').locator('.recharts-bar-rectangle').nth(1).click();
    await member.sees(`${String(body.verdicts['COHORT_STRONG'])} found`);
    await member.page.goBack();
    await member.role('region', 'By decision').getByRole('switch', { name: 'Show as table' }).check();
    await member.role('region', 'By decision').getByRole('link', { name: 'Shortlisted' }).click();
    await member.sees(/^5 found/);
    await member.search(`?cohort=${spring}&decision=shortlisted`);
  });
});
