import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('from a new key to the first submission', () => {
  let setting: PortalSetting;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    await setting.world.cohort({ name: 'Spring', brief: 'Founders who serve bakeries.' });
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  it('makes a test key whose command submits a preview, which appears under Preview and nowhere else', async () => {
    await member.open('/api-keys');
    await member.click('button', 'New key');
    await member.fill('Name', 'Website');
    await member.click('button', 'Create the key');
    const key = await member.role('region', 'Key').innerText();
    expect(key).toMatch(/^inc_test_\w{38}$/);
    expect(await member.role('button', 'Close').count()).toBe(0);
    await member.click('button', 'Copy key');
    await member.copied(key);
    const { stdout } = await promisify(execFile)('sh', ['-c', await member.role('region', 'Command').innerText()]);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'pending', env: 'test' });
    await member.role('checkbox', 'I have stored the key').check();
    await member.click('button', 'Done');
    await member.role('row', /^Website Test/).waitFor();
    await member.gone(member.page.getByText(key));

    await member.click('link', 'Submissions');
    await member.sees('No submissions yet');
    await member.click('tab', /^Preview/);
    await member.click('link', 'Ines Castro');
    await member.role('group', /^Clarity: \d+ of 100$/).waitFor();
    await member.sees('Previews are for trying things out and are never decided on.');
    expect(await member.role('button', 'Save the decision').count()).toBe(0);
    await member.follow('/board');
    await member.role('region', 'Undecided').getByText('Nobody here').waitFor();
    expect(await member.page.getByText('Ines Castro').count()).toBe(0);
  });

  it('revokes a key only after its name was typed, and then for good', async () => {
    const { client } = await setting.world.key({ environment: 'live' });
    await member.open('/api-keys');
    await member.click('button', 'Revoke A key');
    await member.disabled(member.role('button', 'Revoke it for good'));
    await member.fill('Type “A key” to go on', 'A key');
    await member.click('button', 'Revoke it for good');
    await member.role('row', /A key.*Revoked/).waitFor();
    expect((await client.get('/v1/api/me')).status).toBe(401);
  });

  it('makes a key with the keyboard alone', async () => {
    const { keyboard } = member.page;
    await member.follow('/api-keys');
    await member.role('button', 'New key').focus();
    await keyboard.press('Enter');
    await member.role('dialog', 'New API key').waitFor();
    await member.focused(member.field('Name'));
    await keyboard.type('By keyboard');
    const release = await member.hold('POST');
    await keyboard.press('Enter');
    await member.disabled(member.role('button', 'Cancel'));
    await keyboard.press('Escape');
    release();
    await member.role('checkbox', 'I have stored the key').focus();
    await keyboard.press('Escape');
    await member.role('dialog', 'Your new key').waitFor();
    await member.focused(member.role('checkbox', 'I have stored the key'));
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await member.focused(member.role('button', 'Done'));
    await keyboard.press('Enter');
    await member.role('row', /^By keyboard Test/).waitFor();
  });
});
