import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const SCRIPT_BUDGET = 260_000;
const SCREEN = 1_280;
const PHONE = 390;

interface PageCase {
  readonly name: string;
  readonly path: (ids: Ids) => string;
  /** Waits until the page shows what it is for. */
  readonly shows: (page: PortalPage) => Promise<unknown>;
  /** What the documentation has pictures of. */
  readonly pictured?: readonly ('light' | 'dark' | 'phone')[];
}

interface Ids {
  readonly cohort: string;
  readonly submission: string;
  readonly preview: string;
}

const PAGES: readonly PageCase[] = [
  { name: 'submissions', path: () => '/submissions', shows: (page) => page.role('link', 'Ada Okafor').waitFor(), pictured: ['light', 'phone'] },
  { name: 'previews', path: () => '/submissions?tab=preview', shows: (page) => page.role('link', 'Ben Achieng').waitFor(), pictured: ['light'] },
  {
    name: 'submission',
    path: ({ submission }) => `/submissions/${submission}`,
    shows: (page) => page.sees(/^Differentiation$/),
    pictured: ['light', 'dark'],
  },
  { name: 'preview', path: ({ preview }) => `/submissions/${preview}`, shows: (page) => page.sees(/^Differentiation$/) },
  { name: 'board', path: () => '/board', shows: (page) => page.role('group', 'Ada Okafor').waitFor(), pictured: ['light'] },
  { name: 'programmes', path: () => '/programmes', shows: (page) => page.role('link', 'Spring 2027').waitFor(), pictured: ['light'] },
  { name: 'programme', path: ({ cohort }) => `/programmes/${cohort}`, shows: (page) => page.role('button', 'Close it').waitFor(), pictured: ['light'] },
  { name: 'new-programme', path: () => '/programmes/new', shows: (page) => page.role('button', 'Create the programme').waitFor() },
  { name: 'api-keys', path: () => '/api-keys', shows: (page) => page.role('row', /^First test key/).waitFor(), pictured: ['light'] },
  { name: 'form', path: ({ cohort }) => `/programmes/${cohort}/form`, shows: (page) => page.role('group', 'Question 1').waitFor(), pictured: ['light'] },
  { name: 'analytics', path: ({ cohort }) => `/programmes/${cohort}/analytics`, shows: (page) => page.role('group', 'Reviewed: 1').waitFor(), pictured: ['light'] },
  { name: 'tokens', path: () => '/tokens', shows: (page) => page.role('row', /Set aside for a review/).first().waitFor(), pictured: ['light'] },
  { name: 'members', path: () => '/members', shows: (page) => page.role('button', /^Invite/).waitFor(), pictured: ['light'] },
  { name: 'audit-log', path: () => '/audit-log', shows: (page) => page.role('row', /signed in/).first().waitFor(), pictured: ['light'] },
  { name: 'start', path: () => '/start', shows: (page) => page.role('region', 'Report call').waitFor(), pictured: ['light'] },
  { name: 'account', path: () => '/account', shows: (page) => page.heading('Your account') },
  { name: 'nowhere', path: () => '/nothing/here', shows: (page) => page.sees('There is no such page') },
];

describeInBrowser('every page', () => {
  let setting: PortalSetting;
  let ids: Ids;
  /** Goes from page to page by their addresses, as one member with one browser does. */
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    const cohort = (await setting.world.cohort({ name: 'Spring 2027', brief: 'Founders who serve farms.' })).id;
    ids = {
      cohort,
      submission: await setting.submission(cohort, 'Ada Okafor'),
      preview: await setting.submission(cohort, 'Ben Achieng', 'test'),
    };
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => { expect(member.complaints.splice(0)).toEqual([]); });
  afterAll(() => setting.close());

  it.each(PAGES)('$name keeps nobody out, in light and dark, and fits a phone', async ({ name, path, shows, pictured = [] }) => {
    await member.useWidth(SCREEN);
    await member.open(path(ids));
    await shows(member);
    expect(await member.barriers()).toEqual([]);
    if (pictured.includes('light')) await member.picture(name);
    await member.useScheme('dark');
    expect(await member.barriers('colours')).toEqual([]);
    if (pictured.includes('dark')) await member.picture(`${name}-dark`);
    await member.useScheme('light');
    await member.useWidth(PHONE);
    await shows(member);
    await member.fitsScreen();
    if (pictured.includes('phone')) await member.picture(`${name}-phone`);
  });

  it('keeps nobody out of its dialogs and notices', async () => {
    await member.useWidth(SCREEN);
    await member.open('/api-keys');
    await member.click('button', 'New key');
    await member.role('dialog', 'New API key').waitFor();
    expect(await member.barriers()).toEqual([]);
    await member.fill(/^Name/, 'Website');
    await member.click('button', 'Create the key');
    await member.role('region', 'Command').waitFor();
    expect(await member.barriers()).toEqual([]);
    await member.open('/board');
    await member.click('button', 'Move Ada Okafor to …');
    await member.role('menuitem', 'Interview').waitFor();
    expect(await member.barriers()).toEqual([]);
    await member.click('menuitem', 'Interview');
    await member.sees('Ada Okafor is now in “Interview”.');
    expect(await member.barriers()).toEqual([]);
  });

  it.each([
    ['Analytics', () => `/programmes/${ids.cohort}/analytics`],
    ['Programmes', () => `/programmes/${ids.cohort}/form`],
    ['Submissions', () => `/submissions/${ids.submission}`],
  ])('belongs to one entry of the navigation, such as %s', async (entry, path) => {
    await member.useWidth(SCREEN);
    await member.open(path());
    await member.role('link', entry).and(member.page.locator('[aria-current="page"]')).waitFor();
    expect(await member.role('navigation', 'Pages').locator('[aria-current]').allInnerTexts()).toEqual([entry]);
  });

  it('is found on a phone behind one button', async () => {
    await member.useWidth(PHONE);
    await member.open('/submissions');
    await member.click('button', 'Open the navigation');
    await member.click('link', 'API keys');
    await member.heading('API keys');
  });

  it('loads few enough scripts before the first page is there, and none from elsewhere', async () => {
    // With nothing in its cache.
    const newcomer = await setting.browser.visitor({ as: setting.world });
    const sizes = new Map<string, number>();
    newcomer.page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (pathname.endsWith('.js') || origin !== setting.service.baseUrl) sizes.set(response.url(), Number(response.headers()['content-length']));
    });
    await newcomer.open('/submissions');
    await newcomer.role('link', 'Ada Okafor').waitFor();
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect([...sizes.keys()].filter((url) => !url.startsWith(`${setting.service.baseUrl}/portal/assets/`))).toEqual([]);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(SCRIPT_BUDGET);
    await newcomer.close();
  });
});
