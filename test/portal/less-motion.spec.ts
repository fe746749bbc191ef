import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('who asks for less motion', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  afterAll(() => setting.close());

  it('sees nothing pulse while a list is on its way', async () => {
    const member = await setting.browser.visitor({ as: setting.world });
    const release = await member.hold('GET', /\/v1\/portal\/submissions/);
    await member.open('/submissions');
    await member.page.locator('.mantine-Skeleton-root').first().waitFor();
    expect(await member.page.evaluate('document.getAnimations().map(({ animationName }) => animationName)')).toEqual(
      [],
    );
    release();
    await member.heading('Submissions');
    expect(member.complaints).toEqual([]);
  });
});
