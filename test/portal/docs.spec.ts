import { type Locator, type Page } from 'playwright-core';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { application, World } from '../support/world.js';
import { describeInBrowser, PortalBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';

const PHONE = 390;

describeInBrowser('the documentation', () => {
  let service: TestApp;
  let browser: PortalBrowser;
  let world: World;

  beforeAll(async () => {
    service = await sharedTestApp('api');
    browser = await PortalBrowser.launch(service);
    world = await World.create(service);
  });
  afterAll(() => browser.close());

  async function openDocs(width?: number): Promise<PortalPage> {
    const reader = await browser.visitor(width === undefined ? {} : { width });
    await reader.page.goto(`${service.baseUrl}/docs`);
    await operation(reader.page, 'submitApplication').waitFor();
    return reader;
  }

  it('is read while what tries requests is still under way', async () => {
    const reader = await browser.visitor();
    const release = await reader.hold('GET', '**/swagger-ui-bundle.js');
    await reader.page.goto(`${service.baseUrl}/docs`, { waitUntil: 'commit' });
    await reader.role('heading', 'Authentication').waitFor();
    await reader.click('link', 'Reading a report');
    expect(await operation(reader.page, 'submitApplication').count()).toBe(0);
    release();
    await operation(reader.page, 'submitApplication').waitFor();
    await reader.sees(`INTAKE_BASE_URL=${service.baseUrl} `);
    await reader.close();
  });

  it('takes an API key, alone, where the keyboard already is', async () => {
    const reader = await openDocs();
    await authorize(reader.page, world.keys.test);
    expect(await reader.page.locator('.modal-ux h4').allInnerTexts()).toEqual([expect.stringContaining('api_key')]);
    await reader.page.keyboard.press('Escape');
    await open(reader.page, 'getMe');
    expect(await execute(operation(reader.page, 'getMe'))).toBe('200');
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });

  it('fills in nothing that may be left out, and takes a second, other request as well as the first', async () => {
    const { id } = await world.cohort();
    const reader = await openDocs();
    await authorize(reader.page, world.keys.test);
    await reader.page.keyboard.press('Escape');
    for (const name of ['submitApplication', 'getApplication', 'listApplications']) {
      await open(reader.page, name);
      const optional = await operation(reader.page, name)
        .locator('.parameters input:not([placeholder=submission_id])')
        .all();
      const filled = await Promise.all(optional.map((input) => input.inputValue()));
      // Defaults, which are what leaving them out means.
      expect(filled.filter((value) => !['', '25', '0'].includes(value))).toEqual([]);
    }
    const submit = operation(reader.page, 'submitApplication');
    for (const founder_name of ['Ada Okafor', 'Grace Moreau']) {
      await submit.locator('.body-param textarea').fill(JSON.stringify(application(id, { founder_name })));
      expect(await execute(submit)).toBe('202');
    }
    await reader.close();
  });

  it('finds operations by path and by words, and shows none of those that no key opens', async () => {
    const reader = await openDocs();
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
    await reader.role('searchbox', 'Find an operation').fill('insights report');
    await reader.reads(found, [
      '/v1/api/applications/{submission_id}/insights',
      '/v1/api/sandbox/applications/{submission_id}/insights',
    ]);
    await reader.role('searchbox', 'Find an operation').fill('post sandbox');
    await reader.reads(found, [
      '/v1/api/sandbox/applications',
      '/v1/api/sandbox/applications/{submission_id}/withdraw',
      '/v1/api/sandbox/schema',
    ]);
    await reader.close();
  });

  it('fits a phone, with operations open too', async () => {
    const reader = await openDocs(PHONE);
    await reader.fitsScreen();
    for (const name of ['submitApplication', 'getApplication', 'sandboxSubmitApplication']) {
      await open(reader.page, name);
      await reader.fitsScreen();
    }
    expect(await execute(operation(reader.page, 'sandboxSubmitApplication'))).toBe('401');
    await reader.fitsScreen();
    await reader.close();
  });

  it('shows samples of each operation, in the language that was chosen at one of them', async () => {
    const reader = await openDocs();
    await open(reader.page, 'submitApplication');
    await operation(reader.page, 'submitApplication').getByRole('button', { name: 'Python' }).click();
    await open(reader.page, 'listApplications');
    const sample = operation(reader.page, 'listApplications').getByRole('region', { name: 'Sample in Python' });
    expect(await sample.innerText()).toContain('urllib.request.Request(');
    await operation(reader.page, 'listApplications').getByRole('button', { name: 'Copy', exact: true }).click();
    await reader.copied(await sample.innerText());
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });

  it.each([1_280, PHONE])('has a reference to search, %s wide, that asks nobody else for anything', async (width) => {
    const reader = await browser.visitor({ width });
    const asked = new Set<string>();
    reader.page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await reader.page.goto('/docs/reference');
    await reader.role('heading', 'Application Intake Service').waitFor();
    if (width === PHONE) await reader.page.getByRole('button', { name: /menu/i }).click();
    await reader.page.getByRole('search').click();
    await reader.page.keyboard.type('report of a completed');
    await reader.page.getByRole('option', { name: /Read the insights report/ }).click();
    await reader.page.waitForURL(/insights/);
    await reader.sees('INTAKE_BASE_URL/v1/api/applications/');
    await reader.fitsScreen();
    await reader.picture(`reference-${width}`);
    expect([...asked]).toEqual([service.baseUrl]);
    expect(reader.complaints).toEqual([]);
    await reader.page.getByRole('link', { name: 'Overview' }).click();
    await reader.role('heading', 'Authentication').waitFor();
    await reader.click('link', 'Reference');
    await reader.page.waitForURL('**/docs/reference');
    await reader.close();
  });

  it.each(['light', 'dark'] as const)('has guides for everybody, %s', async (scheme) => {
    const reader = await browser.visitor({ width: PHONE, scheme });
    for (const path of ['/docs/guides', '/docs/guides/quick-start', '/docs/guides/retries']) {
      await reader.page.goto(path);
      await reader.fitsScreen();
      expect(await reader.barriers()).toEqual([]);
      await reader.picture(`guide-${scheme}-${path.split('/').at(-1) ?? ''}`);
    }
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });

  it('leaves no key in the browser that another page of the portal could read', async () => {
    const reader = await openDocs();
    const { page } = reader;
    await page.evaluate(`localStorage.setItem('authorized', 'the key of an earlier version')`);
    await page.reload();
    await authorize(page, world.keys.test);
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).toBe('[{},{}]');
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });
});

function operation(page: Page, name: string): Locator {
  return page.locator(`.opblock[id$="-${name}"]`);
}

/** Opens it, if it is not, and waits until it can be tried. */
async function open(page: Page, name: string): Promise<void> {
  await operation(page, name).locator('.opblock-summary-control').click();
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

/** By the keyboard alone. */
async function authorize(page: Page, key: string): Promise<void> {
  await page.locator('button.authorize').first().click();
  await page.locator('.modal-ux input:focus').waitFor();
  await page.keyboard.type(key);
  await page.keyboard.press('Enter');
  await page.locator('button', { hasText: 'Logout' }).first().waitFor();
}
