import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const PHONE = 390;

describeInBrowser('quick start', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  afterAll(() => setting.close());

  it('says what to do while no cohort is open', async () => {
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open('/start');
    await member.sees('No cohort is open');
    expect(await member.role('link', 'documentation of the API').getAttribute('href')).toBe('/docs');
    expect(await member.barriers()).toEqual([]);
    await member.close();
  });

  it('leads from a test key to a report by calls that work as they are pasted', async () => {
    await setting.world.cohort({ name: 'Spring', brief: 'Founders who serve bakeries.' });
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open('/start');
    await member.fill('Your test key', setting.world.keys.live);
    await member.sees(/^This is a live key/);
    await member.fill('Your test key', setting.world.keys.test);
    expect(await run(member, 'Check call', setting.world.keys.test)).toMatchObject({ valid: true });
    const { submission_id: id } = await run(member, 'Submission call', setting.world.keys.test);
    await member.fill('The submission_id of the answer', String(id));
    expect(await run(member, 'Status call', String(id))).toMatchObject({ status: 'complete' });
    expect(await run(member, 'Report call', String(id))).toMatchObject({ submission_id: id });
    for (const language of ['JavaScript', 'Python']) {
      await member.click('tab', language);
      const call = member
        .role('region', 'Report call')
        .filter({ hasText: language === 'Python' ? 'urllib.request.urlopen(request)' : 'await fetch(' });
      await call.filter({ hasText: String(id) }).waitFor();
      expect(await member.barriers()).toEqual([]);
    }
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('fits a phone in the dark', async () => {
    await setting.giveRole('viewer');
    const viewer = await setting.browser.visitor({ as: setting.world, scheme: 'dark', width: PHONE });
    await viewer.open('/start');
    await viewer.role('region', 'Report call').waitFor();
    expect(await viewer.role('link', 'Make a test key').count()).toBe(0);
    await viewer.fitsScreen();
    expect(await viewer.barriers()).toEqual([]);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });
});

/** What a call of the page answers when it is pasted into a shell, with what was filled in. */
async function run(member: PortalPage, call: string, filledIn: string): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    await member.role('region', call).filter({ hasText: filledIn }).innerText(),
  ]);
  return JSON.parse(stdout) as Record<string, unknown>;
}
