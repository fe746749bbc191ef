import { type Locator, type Page } from 'playwright-core';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { application, World } from '../support/world.js';
import { describeInBrowser, PortalBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';

const SCREEN = 1_280;
const PHONE = 390;

describeInBrowser('the documentation', () => {
  let service: TestApp;
  let browser: PortalBrowser;
  let world: World;
  /** Has the page of all operations open from the first test on: to draw it takes longer than what most tests do with it. */
  let reader: PortalPage;

  beforeAll(async () => {
    service = await sharedTestApp('api');
    browser = await PortalBrowser.launch(service);
    world = await World.create(service);
    reader = await browser.visitor();
  });
  afterEach(() => {
    expect(reader.complaints).toEqual([]);
  });
  afterAll(() => browser.close());

  it('is read while what tries requests is still under way', async () => {
    await reader.page.addInitScript(`localStorage.setItem('authorized', 'the key of an earlier version')`);
    const release = await reader.hold('GET', '**/swagger-ui-bundle.js');
    await reader.page.goto(`${service.baseUrl}/docs`, { waitUntil: 'commit' });
    await reader.role('heading', 'Authentication').waitFor();
    await reader.click('link', 'Reading a report');
    expect(await operation(reader.page, 'submitApplication').count()).toBe(0);
    release();
    await operation(reader.page, 'submitApplication').waitFor();
    await reader.sees(`INTAKE_BASE_URL=${service.baseUrl} `);
  });

  it('finds operations by path and by words, and shows none of those that no key opens', async () => {
    // Webhooks, which nobody sends to the service, stand below all of them.
    const found = (): Promise<string[]> =>
      reader.page.locator('.opblock-tag-section .opblock-summary-path').allInnerTexts();
    expect((await found()).filter((path) => path.startsWith('/v1/portal'))).toEqual([]);
    expect(
      await reader.page.evaluate(`[...document.querySelectorAll('.opblock-tag')].map(({ dataset }) => dataset.tag)`),
    ).toEqual([
      'Applications',
      'Insights',
      'Events',
      'Programs',
      'Schemas',
      'Management',
      'Account',
      'Agents',
      'Sandbox',
    ]);
    const search = reader.role('searchbox', 'Find an operation');
    await search.fill('insights report');
    await reader.reads(found, [
      '/v1/api/applications/{submission_id}/insights',
      '/v1/api/sandbox/applications/{submission_id}/insights',
    ]);
    await search.fill('post sandbox');
    await reader.reads(found, [
      '/v1/api/sandbox/applications',
      '/v1/api/sandbox/applications/{submission_id}/withdraw',
      '/v1/api/sandbox/schema',
    ]);
    await search.fill('');
    await operation(reader.page, 'submitApplication').waitFor();
  });

  it('takes an API key, alone, where the keyboard already is, and leaves none where another page could read it', async () => {
    const { page } = reader;
    await page.locator('button.authorize').first().click();
    await page.locator('.modal-ux input:focus').waitFor();
    expect(await page.locator('.modal-ux h4').allInnerTexts()).toEqual([expect.stringContaining('api_key')]);
    await page.keyboard.insertText(world.keys.test);
    await page.keyboard.press('Enter');
    await page.locator('button', { hasText: 'Logout' }).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).toBe('[{},{}]');
  });

  it('takes a second, other request as well as the first', async () => {
    const { id } = await world.cohort();
    await open(reader.page, 'submitApplication');
    const submit = operation(reader.page, 'submitApplication');
    for (const founder_name of ['Ada Okafor', 'Grace Moreau']) {
      await submit.locator('.body-param textarea').fill(JSON.stringify(application(id, { founder_name })));
      expect(await execute(submit)).toBe('202');
    }
  });

  it('shows samples of each operation, in the language that was chosen at one of them', async () => {
    await operation(reader.page, 'submitApplication').getByRole('button', { name: 'Python' }).click();
    await open(reader.page, 'listApplications');
    const sample = operation(reader.page, 'listApplications').getByRole('region', { name: 'Sample in Python' });
    expect(await sample.innerText()).toContain('urllib.request.Request(');
    await operation(reader.page, 'listApplications').getByRole('button', { name: 'Copy', exact: true }).click();
    await reader.copied(await sample.innerText());
  });

  it('fills in nothing that may be left out, and fits a phone, with operations and an answer open', async () => {
    await reader.useWidth(PHONE);
    for (const name of ['submitApplication', 'listApplications', 'getApplication']) {
      await open(reader.page, name);
      await reader.fitsScreen();
      const optional = await operation(reader.page, name)
        .locator('.parameters input:not([placeholder=submission_id])')
        .all();
      const filled = await Promise.all(optional.map((input) => input.inputValue()));
      // Defaults, which are what leaving them out means.
      expect(filled.filter((value) => !['', '25', '0'].includes(value))).toEqual([]);
    }
  });

  it('leads to a reference to search, on a screen and on a phone, that asks nobody else for anything, and back', async () => {
    const { page } = reader;
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await reader.useWidth(SCREEN);
    await reader.click('link', 'Reference');
    await page.waitForURL('**/docs/reference', { waitUntil: 'commit' });
    await reader.role('heading', 'Application Intake Service').waitFor();
    for (const [width, words, option, address] of [
      [SCREEN, 'report of a completed', /Read the insights report/, /insights/],
      [PHONE, 'withdraw', /Withdraw/, /withdraw/i],
    ] as const) {
      await reader.useWidth(width);
      if (width === PHONE) await page.getByRole('button', { name: /menu/i }).click();
      await page.getByRole('search').click();
      await page.keyboard.insertText(words);
      await page.getByRole('option', { name: option }).first().click();
      await page.waitForURL(address);
      await reader.sees('INTAKE_BASE_URL/v1/api/applications/');
      await reader.fitsScreen();
      await reader.picture(`reference-${width}`);
    }
    // The operations were drawn before: what is read above them is there without.
    await reader.hold('GET', '**/swagger-ui-bundle.js');
    await page.getByRole('link', { name: 'Overview' }).click();
    await reader.role('heading', 'Authentication').waitFor();
    expect([...asked]).toEqual([service.baseUrl]);
  });

  it('has guides for everybody, in light and dark', async () => {
    const visitor = await browser.visitor({ width: PHONE });
    for (const path of ['/docs/guides', '/docs/guides/quick-start', '/docs/guides/retries']) {
      await visitor.page.goto(path);
      await visitor.fitsScreen();
      const name = path.split('/').at(-1) ?? '';
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture(`guide-light-${name}`);
      await visitor.page.emulateMedia({ colorScheme: 'dark' });
      expect(await visitor.barriers('colours')).toEqual([]);
      await visitor.picture(`guide-dark-${name}`);
      await visitor.page.emulateMedia({ colorScheme: 'light' });
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

function operation(page: Page, name: string): Locator {
  return page.locator(`.opblock[id$="-${name}"]`);
}

/** Opens it, if it is not, and waits until it can be tried. */
async function open(page: Page, name: string): Promise<void> {
  const summary = operation(page, name).locator('.opblock-summary-control');
  if ((await summary.getAttribute('aria-expanded')) !== 'true') await summary.click();
  await operation(page, name).locator('button.execute').waitFor();
}

/** The status that comes back. */
async function execute(one: Locator): Promise<string> {
  const clear = one.locator('button.btn-clear');
  if (await clear.isVisible()) await clear.click();
  await one.locator('button.execute').click();
  await clear.waitFor();
  return (await one.locator('.live-responses-table .response-col_status').last().innerText()).trim();
}
