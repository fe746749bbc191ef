import { PortalClient } from '../support/portal-client.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('what was written', () => {
  let setting: PortalSetting;
  let cohortId: string;
  let id: string;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring' })).id;
    member = await setting.browser.visitor({ as: setting.world });
  });
  beforeEach(async () => {
    id = await setting.submission(cohortId, 'Ada Okafor');
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  it('outlives a reload, until it is saved', async () => {
    await member.follow(`/submissions/${id}`);
    await member.fill('New note', 'Half a thought.');
    await member.choose('Decide', 'Interview');
    await member.fill('Reason', 'Worth a talk.');
    await member.page.reload();
    await member.reads(() => member.role('textbox', 'New note').inputValue(), 'Half a thought.');
    expect(await member.role('combobox', 'Decide').inputValue()).toBe('interview');
    expect(await member.role('textbox', 'Reason').inputValue()).toBe('Worth a talk.');
    await member.click('button', 'Save the decision');
    await member.role('list', 'Decisions so far').getByText('Worth a talk.').waitFor();
    await member.click('button', 'Add the note');
    await member.role('list', 'Notes so far').getByText('Half a thought.').waitFor();
    await member.page.reload();
    await member.reads(() => member.role('textbox', 'New note').inputValue(), '');
    expect(await member.role('textbox', 'Reason').inputValue()).toBe('');
  });

  it('outlives a reload in a cohort and in its form, and is saved on what it was written on', async () => {
    await member.follow(`/cohorts/${cohortId}`);
    await member.fill('Brief', 'Founders who serve farms.');
    await member.page.reload();
    await member.reads(() => member.field('Brief').inputValue(), 'Founders who serve farms.');
    const other = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    await other.send(
      'PATCH',
      `/v1/portal/cohorts/${cohortId}`,
      { description: 'Theirs.' },
      { headers: { 'if-match': '*' } },
    );
    await member.page.reload();
    await member.click('button', 'Save the changes');
    await member.sees('Saved. Reports that exist keep the settings they were made with.');
    expect((await other.get(`/v1/portal/cohorts/${cohortId}`)).body).toMatchObject({
      brief: 'Founders who serve farms.',
      description: 'Theirs.',
    });
    await member.follow(`/cohorts/${cohortId}/form`);
    await member.click('button', 'Add a question');
    await member
      .role('textbox', /^Question \d+$/)
      .last()
      .fill('What keeps you awake?');
    await member.page.reload();
    await member.reads(
      () =>
        member
          .role('textbox', /^Question \d+$/)
          .last()
          .inputValue(),
      'What keeps you awake?',
    );
    await member.click('link', 'Submissions');
    await member.click('button', 'Leave without saving');
    await member.heading('Submissions');
    await member.open(`/cohorts/${cohortId}/form`);
    await member.role('textbox', 'Question 1').waitFor();
    expect(
      await member
        .role('textbox', /^Question \d+$/)
        .last()
        .inputValue(),
    ).not.toBe('What keeps you awake?');
  });

  it('can be put right: a reason without another decision, a note by its author', async () => {
    await member.follow(`/submissions/${id}`);
    await member.choose('Decide', 'Rejected');
    await member.fill('Reason', 'Out of reggion.');
    await member.click('button', 'Save the decision');
    await member.click('button', 'Correct the reason');
    await member.reads(() => member.role('textbox', 'Reason').inputValue(), 'Out of reggion.');
    await member.fill('Reason', 'Out of region.');
    await member.click('button', 'Save the reason');
    await member.role('list', 'Decisions so far').getByText('Rejected: reason corrected').waitFor();
    await member.fill('New note', 'Renewed twise.');
    await member.click('button', 'Add the note');
    await member.click('button', 'Edit');
    await member.fill('Your note', 'Renewed twice.');
    expect(await member.barriers()).toEqual([]);
    await member.click('button', 'Save the note');
    await member
      .role('list', 'Notes so far')
      .getByText(/, edited /)
      .waitFor();
    await member.sees('Renewed twice.');
    const client = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    const { body } = await client.get<{ audit_log: { action: string }[] }>(`/v1/portal/audit-log?target_id=${id}`);
    expect(body.audit_log.map(({ action }) => action).slice(0, 4)).toEqual([
      'submission.note_edited',
      'submission.noted',
      'submission.reason_corrected',
      'submission.decided',
    ]);
  });

  it('is stored after all when the session ended meanwhile, once its writer has signed in again', async () => {
    await member.follow(`/submissions/${id}`);
    await member.fill('New note', 'Ask for the letter of intent.');
    await setting.service.database.query('delete from portal_sessions');
    await member.click('button', 'Add the note');
    await member.role('dialog', 'Your session has ended').waitFor();
    expect(await member.role('dialog', 'Leave without saving?').count()).toBe(0);
    await member.fill('Password', setting.world.password);
    await member.click('button', 'Sign in');
    await member.role('list', 'Notes so far').getByText('Ask for the letter of intent.').waitFor();
    await member.gone(member.role('dialog'));
    await member.reads(() => member.role('textbox', 'New note').inputValue(), '');
    expect(
      await setting.service.database.query('select 1 from submission_notes where submission_id = $1', [id]),
    ).toHaveLength(1);
  });

  it('is asked about before a chosen decision is left behind, and goes at sign-out', async () => {
    await member.follow(`/submissions/${id}`);
    await member.choose('Decide', 'Approved');
    await member.click('link', 'Board');
    await member.role('dialog', 'Leave without saving?').waitFor();
    await member.click('button', 'Cancel');
    expect(await member.role('combobox', 'Decide').inputValue()).toBe('approved');
    await member.fill('New note', 'Half a thought.');
    expect(await member.page.evaluate('sessionStorage.length')).toBeGreaterThan(0);
    await member.click('button', /^Account/);
    await member.click('menuitem', 'Sign out');
    await member.click('button', 'Leave without saving');
    await member.heading('Sign in');
    await member.reads(
      () => member.page.evaluate('Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")).length'),
      0,
    );
  });
});
