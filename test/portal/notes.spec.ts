import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('notes, erasing and rotating', () => {
  let setting: PortalSetting;
  let submissionId: string;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    const cohort = await setting.world.cohort({ name: 'Spring' });
    submissionId = await setting.submission(cohort.id, 'Ada Okafor');
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  it('keeps notes of the team', async () => {
    await member.follow(`/submissions/${submissionId}`);
    await member.fill('New note', 'Ask for the letter of intent.');
    const release = await member.hold('POST');
    await member.click('button', 'Add the note');
    // What was written now would go with what is being stored.
    await member.disabled(member.role('textbox', 'New note'));
    release();
    await member.role('list', 'Notes so far').getByText('Ask for the letter of intent.').waitFor();
    await member.reads(() => member.role('textbox', 'New note').inputValue(), '');
    expect(await member.barriers()).toEqual([]);
  });

  it('rotates a key and shows the new one this once', async () => {
    await member.follow('/api-keys');
    await member.click('button', 'Rotate First test key');
    await member.choose('The old key goes on working', 'For an hour');
    expect(await member.barriers()).toEqual([]);
    const release = await member.hold('POST');
    await member.click('button', 'Make the new key');
    await member.disabled(member.role('button', 'Cancel'));
    await member.page.keyboard.press('Escape');
    release();
    const key = await member.role('region', /^Key$/).innerText();
    expect(key).toMatch(/^inc_test_\w{38}$/);
    await member.role('checkbox', 'I have stored the key').check();
    await member.click('button', 'Done');
    await member.role('row', /^First test key.*Active until/).waitFor();
    await member.reads(() => member.role('row', /^First test key/).count(), 2);
    await member.gone(member.page.getByText(key));
  });

  it('lets a viewer read notes alone, and an admin erase it all', async () => {
    await setting.giveRole('viewer');
    const viewer = await setting.browser.visitor({ as: setting.world });
    await viewer.open(`/submissions/${submissionId}`);
    await viewer.sees('Ask for the letter of intent.');
    expect(await viewer.role('button', /^(Add the note|Erase)$/).count()).toBe(0);
    await viewer.follow('/api-keys');
    await viewer
      .role('row', /^First test key/)
      .first()
      .waitFor();
    expect(await viewer.role('button', /^Rotate/).count()).toBe(0);
    await viewer.close();

    await setting.giveRole('admin');
    const admin = await setting.browser.visitor({ as: setting.world });
    const colleague = await setting.browser.visitor({ as: setting.world });
    await colleague.open(`/submissions/${submissionId}`);
    await colleague.fill('New note', 'Call them.');
    await admin.open(`/submissions/${submissionId}?decision=none`);
    await admin.click('button', 'Erase');
    await admin.fill('Type “ada@example.com” to go on', 'ada@example.com');
    expect(await admin.barriers()).toEqual([]);
    await admin.click('button', 'Erase it for good');
    await admin.heading('Submissions');
    await admin.search('?decision=none');
    await admin.sees('Nothing matches these filters');
    await colleague.click('button', 'Add the note');
    await colleague.gone(colleague.role('heading', 'Ada Okafor'));
    await colleague.sees('Submission not found.');
    await colleague.close();
    await admin.open(`/submissions/${submissionId}`);
    await admin.sees('Submission not found.');
    expect(admin.complaints).toEqual([]);
    await admin.close();
  });
});
