import { readFileSync } from 'node:fs';
import { PortalClient } from '../support/portal-client.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('from sign-in to a decision', () => {
  let setting: PortalSetting;
  let cohortId: string;
  /** Signs in by the page. */
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring' })).id;
    member = await setting.browser.visitor();
  });
  afterAll(() => setting.close());
  afterEach(async () => {
    expect(member.complaints).toEqual([]);
    await setting.giveRole('owner');
  });

  it('reads a report, sees where its quotes stand, and decides', async () => {
    const id = await setting.submission(cohortId, 'Ada Okafor');
    await member.open('/');
    await member.fill('E-mail', setting.world.email);
    await member.fill('Password', setting.world.password);
    await member.click('button', 'Sign in');
    await member.click('link', 'Ada Okafor');
    await member.heading('Ada Okafor');
    await member.role('group', /^Clarity: \d+ of 100$/).waitFor();

    const quote = member.role('button', /^Show in the answer/).first();
    const said = await quote.innerText();
    const words = said.slice(said.indexOf('“') + 1, said.lastIndexOf('”'));
    await quote.click();
    expect(words.length).toBeGreaterThan(10);
    await member.focused(member.page.locator('mark'));
    expect(words).toContain(await member.page.locator(':focus').innerText());

    await member.role('switch', 'Show as table').click();
    await member.role('rowheader', 'Programme alignment').waitFor();

    await member.choose('Decide', 'Shortlisted');
    await member.fill('Reason', 'Paying customers.');
    const release = await member.hold('PATCH');
    await member.click('button', 'Save the decision');
    // What was written now would go with what is being saved.
    await member.disabled(member.role('textbox', 'Reason'));
    release();
    await member.role('list', 'Decisions so far').getByText('Paying customers.').waitFor();
    const client = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    expect((await client.get(`/v1/portal/submissions/${id}`)).body).toMatchObject({ review_status: 'shortlisted' });

    await member.follow('/submissions?decision=shortlisted');
    await member.role('link', 'Ada Okafor').waitFor();
    const download = member.page.waitForEvent('download');
    await member.click('link', 'Download as CSV');
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(
      file
        .trim()
        .split('\r\n')
        .map((line) => line.includes('Ada Okafor')),
    ).toEqual([false, true]);
    await member.choose('Decision', 'Rejected (0)');
    await member.sees('Nothing matches these filters');
    await member.search('?decision=rejected');
  });

  it('explains that somebody else was faster, and keeps what was written', async () => {
    const id = await setting.submission(cohortId, 'Ben Achieng');
    await member.follow(`/submissions/${id}`);
    await member.choose('Decide', 'Interview');
    await member.fill('Reason', 'Worth a talk.');
    const other = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    const path = `/v1/portal/submissions/${id}`;
    await other.send(
      'PATCH',
      path,
      { review_status: 'rejected', reason: 'Too early.' },
      { headers: { 'if-match': '*' } },
    );
    await member.click('button', 'Save the decision');
    const notice = member.role('alert').filter({ hasText: 'Changed by somebody else' });
    await notice.filter({ hasText: 'It now stands at “Rejected”, because: “Too early.”' }).waitFor();
    expect(await member.role('textbox', 'Reason').inputValue()).toBe('Worth a talk.');
    expect((await other.get(path)).body).toMatchObject({ review_status: 'rejected' });
    await member.click('button', 'Decide “Interview” all the same');
    await member.role('list', 'Decisions so far').getByText('Worth a talk.').waitFor();
    expect((await other.get(path)).body).toMatchObject({ review_status: 'interview' });
  });

  it('shows by itself what a colleague decides and what comes in, and keeps what is being written', async () => {
    const cohort = await setting.world.cohort({ name: 'Meanwhile' });
    const id = await setting.submission(cohort.id, 'Mia Meanwhile');
    const other = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    const reader = await setting.browser.visitor({ as: setting.world, ownClock: true });
    await reader.open(`/submissions/${id}`);
    await reader.choose('Decide', 'Interview');
    await reader.fill('Reason', 'Worth a talk.');
    await other.send(
      'PATCH',
      `/v1/portal/submissions/${id}`,
      { review_status: 'rejected', reason: 'Too early.' },
      { headers: { 'if-match': '*' } },
    );
    await reader.page.clock.fastForward('00:21');
    await reader.role('list', 'Decisions so far').getByText('Too early.').waitFor();
    expect(await reader.role('textbox', 'Reason').inputValue()).toBe('Worth a talk.');
    await reader.click('button', 'Save the decision');
    // It was made on what stood before.
    await reader.role('alert').filter({ hasText: 'Changed by somebody else' }).waitFor();
    await reader.click('button', /^Leave it/);
    await reader.follow(`/submissions?cohort=${cohort.id}`);
    await reader.role('link', 'Mia Meanwhile').waitFor();
    await setting.submission(cohort.id, 'Noa Newcomer');
    await reader.page.clock.fastForward('00:21');
    await reader.role('link', 'Noa Newcomer').waitFor();
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });

  it('lets a viewer read, and decide neither here nor by the API', async () => {
    const id = await setting.submission(cohortId, 'Carla Mendes');
    await setting.giveRole('viewer');
    const viewer = await setting.browser.visitor({ as: setting.world });
    await viewer.open(`/submissions/${id}`);
    await viewer.sees('You can read decisions, but not make them: your role is viewer.');
    expect(await viewer.role('button', 'Save the decision').count()).toBe(0);
    await viewer.follow('/board');
    await viewer.role('group', 'Carla Mendes').waitFor();
    expect(await viewer.role('button', /^(Move|Drag) Carla/).count()).toBe(0);
    const client = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    const refused = await client.send(
      'PATCH',
      `/v1/portal/submissions/${id}`,
      { review_status: 'approved' },
      { headers: { 'if-match': '*' } },
    );
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([403, 'forbidden']);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });

  it('says why a review failed, and runs it again', async () => {
    const { client } = await setting.world.key({ environment: 'test' });
    const { body } = await client.post('/v1/api/applications', {
      cohort_id: cohortId,
      founder_name: 'Dan Fallon',
      contact_email: 'failed@simulator.test',
      answers: [{ key: 'problem', value: 'Milk spoils.' }],
    });
    await member.follow(`/submissions/${String(body['submission_id'])}`);
    await member.sees('Its address asked for a failure, to try one out.');
    await member.role('button', 'Review again').press('Enter');
    await member.focused(member.role('heading', 'Dan Fallon'));
    await member.role('region', 'Timeline').getByText('Review again failed').waitFor();
  });
});
