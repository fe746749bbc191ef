import { startTestApp, type TestApp } from '../setup/test-app.js';
import { World } from '../support/world.js';
import { describeInBrowser, PortalBrowser } from './support/portal-browser.js';

describeInBrowser('the documentation', () => {
  let service: TestApp;
  let browser: PortalBrowser;
  let world: World;

  beforeAll(async () => {
    service = await startTestApp({ settings: { ROLE: 'api' } });
    browser = await PortalBrowser.launch(service);
    world = await World.create(service);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it('leaves no key in the browser that another page of the portal could read', async () => {
    const reader = await browser.visitor();
    const { page } = reader;
    await page.goto(`${service.baseUrl}/docs`);
    await page.evaluate(`localStorage.setItem('authorized', 'the key of an earlier version')`);
    await page.reload();
    await page.locator('button.authorize').first().click();
    await page.locator('input[type=text], input[type=password]').first().fill(world.keys.test);
    await page.locator('button.auth.authorize').first().click();
    await page.locator('button', { hasText: 'Logout' }).first().waitFor();
    expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).toBe('[{},{}]');
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });
});
