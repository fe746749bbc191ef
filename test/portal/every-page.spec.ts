import { type Demonstration } from '../../src/demonstration/demo-file.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { demonstrate, finishDemonstration } from '../support/demonstration.js';
import { PortalClient } from '../support/portal-client.js';
import { sampled } from '../support/sampled.js';
import { addWorstNames } from './support/worst-names.js';
import { describeInBrowser, PortalBrowser } from './support/portal-browser.js';
import { type Ids, PAGES } from './support/pages.js';
import { type PortalPage, takesPictures } from './support/portal-page.js';

const SCRIPT_BUDGET = 260_000;
const SCREEN = 1_280;
const PHONE = 390;

/** The colours of all pages are those of one theme, and to read them on each takes as long as all else. */
const READ_IN_DARK = new Set([...sampled(PAGES), ...PAGES.filter(({ pictured }) => pictured?.includes('dark'))]);

describeInBrowser('every page', () => {
  let service: TestApp;
  let browser: PortalBrowser;
  let demo: Demonstration;
  let ids: Ids;
  /** Goes from page to page, as one member with one browser does. */
  let member: PortalPage;

  beforeAll(async () => {
    service = await startTestApp();
    demo = await demonstrate(service);
    await finishDemonstration(service, demo);
    const owner = await PortalClient.signIn(service.baseUrl, demo.portal);
    const idOf = async (key: string, externalId: string): Promise<string> => {
      const { body } = await new ApiClient(service.baseUrl, key).get<{ applications: { id: string }[] }>(
        `/v1/api/applications?external_id=${externalId}`,
      );
      return String(body.applications[0]?.id);
    };
    ids = {
      cohort: demo.cohorts.open,
      submission: await idOf(demo.keys.live, 'spring-03'),
      preview: await idOf(demo.keys.test, 'preview-01'),
    };
    // What nobody would put into the documentation.
    if (!takesPictures) await addWorstNames(service, { demo, owner, submission: ids.submission });
    browser = await PortalBrowser.launch(service);
    member = await browser.visitor({ as: demo.portal });
  });
  afterEach(() => {
    expect(member.complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it.each(PAGES)('$name keeps nobody out, in light and dark, and fits a phone', async (page) => {
    const { name, path, shows, pictured = [] } = page;
    await member.useWidth(SCREEN);
    await member.follow(path(ids));
    await shows(member);
    expect(await member.barriers()).toEqual([]);
    if (pictured.includes('light')) await member.picture(name);
    if (READ_IN_DARK.has(page)) {
      await member.useScheme('dark');
      expect(await member.barriers('colours')).toEqual([]);
      if (pictured.includes('dark')) await member.picture(`${name}-dark`);
      await member.useScheme('light');
    }
    await member.useWidth(PHONE);
    await shows(member);
    await member.fitsScreen();
    if (pictured.includes('phone')) await member.picture(`${name}-phone`);
  });

  it('is tried above, when the navigation leads to it', async () => {
    await member.useWidth(SCREEN);
    await member.follow('/account');
    const links = member.role('navigation', 'Pages').locator('a[href^="/portal/"]');
    await links.first().waitFor();
    const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
    const tried = new Set<string | null>(PAGES.map(({ name }) => `/portal/${name}`));
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !tried.has(path)).map((path) => `PAGES has no ${String(path)}`)).toEqual([]);
  });

  it('keeps no stranger out of sign-in and of the form', async () => {
    const stranger = await browser.visitor();
    for (const [name, path, heading] of [
      ['sign-in', '/portal/', 'Sign in'],
      ['apply', `/apply/${ids.cohort}`, 'Apply to Spring 2027'],
    ] as const) {
      await stranger.useWidth(SCREEN);
      await stranger.page.goto(path);
      await stranger.heading(heading);
      expect(await stranger.barriers()).toEqual([]);
      await stranger.picture(name);
      await stranger.useWidth(PHONE);
      await stranger.fitsScreen();
    }
    await stranger.close();
  });

  it('keeps nobody out of its dialogs and notices', async () => {
    await member.useWidth(SCREEN);
    await member.follow('/api-keys');
    await member.click('button', 'New key');
    await member.role('dialog', 'New API key').waitFor();
    expect(await member.barriers('all', '[role=dialog]')).toEqual([]);
    await member.fill(/^Name/, 'Website');
    await member.click('button', 'Create the key');
    await member.role('region', 'Command').waitFor();
    expect(await member.barriers('all', '[role=dialog]')).toEqual([]);
    await member.follow('/board');
    await member.click('button', 'Move Fenna de Wit to …');
    await member.role('menuitem', 'Interview').waitFor();
    expect(await member.barriers('all', '[role=menu]')).toEqual([]);
    await member.click('menuitem', 'Interview');
    await member.sees('Fenna de Wit is now in “Interview”.');
    expect(await member.barriers()).toEqual([]);
  });

  it.each([
    ['Analytics', () => `/cohorts/${ids.cohort}/analytics`],
    ['Cohorts', () => `/cohorts/${ids.cohort}/form`],
    ['Submissions', () => `/submissions/${ids.submission}`],
  ])('belongs to one entry of the navigation, such as %s', async (entry, path) => {
    await member.useWidth(SCREEN);
    await member.follow(path());
    await member.role('link', entry).and(member.page.locator('[aria-current="page"]')).waitFor();
    expect(await member.role('navigation', 'Pages').locator('[aria-current]').allInnerTexts()).toEqual([entry]);
  });

  it('is found on a phone behind one button', async () => {
    await member.useWidth(PHONE);
    await member.follow('/submissions');
    await member.click('button', 'Open the navigation');
    await member.click('link', 'API keys');
    await member.heading('API keys');
  });

  it('loads few enough scripts before the first page is there, and none from elsewhere', async () => {
    const newcomer = await browser.visitor({ as: demo.portal, isNew: true });
    const sizes = new Map<string, number>();
    newcomer.page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (pathname.endsWith('.js') || origin !== service.baseUrl)
        sizes.set(response.url(), Number(response.headers()['content-length']));
    });
    await newcomer.open('/submissions');
    await newcomer.role('link', 'Maelle Corbin').waitFor();
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect([...sizes.keys()].filter((url) => !url.startsWith(`${service.baseUrl}/portal/assets/`))).toEqual([]);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(SCRIPT_BUDGET);
    await newcomer.close();
  });
});
