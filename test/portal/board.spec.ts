import { PortalClient } from '../support/portal-client.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('the board', () => {
  let setting: PortalSetting;
  let cohortId: string;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring' })).id;
  });
  afterAll(() => setting.close());

  async function openBoard(): Promise<PortalPage> {
    const member = await setting.browser.visitor({ as: setting.world, width: 1_600 });
    await member.open(`/board?cohort=${cohortId}`);
    return member;
  }

  async function stands(member: PortalPage, name: string, column: string): Promise<void> {
    await member.role('region', column).getByRole('group', { name }).waitFor();
  }

  it('moves a card by its menu, and back', async () => {
    await setting.submission(cohortId, 'Ada Okafor');
    const member = await openBoard();
    await member.click('button', 'Move Ada Okafor to …');
    await member.click('menuitem', 'Shortlisted');
    await stands(member, 'Ada Okafor', 'Shortlisted');
    await member.sees('Ada Okafor is now in “Shortlisted”.');
    await member.click('button', 'Undo');
    await member.sees('Ada Okafor is now in “Undecided”.');
    await stands(member, 'Ada Okafor', 'Undecided');
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('says today of what came in later than the clock of the reader says', async () => {
    await setting.submission(cohortId, 'Ida Early');
    const reader = await setting.browser.visitor({ as: setting.world, width: 1_600, ownClock: true });
    await reader.page.clock.setSystemTime(Date.now() - 60_000);
    await reader.open(`/board?cohort=${cohortId}`);
    const card = reader.role('group', 'Ida Early');
    await card.waitFor();
    expect(await card.innerText()).toContain('Came in today');
    expect(reader.complaints).toEqual([]);
    await reader.close();
  });

  it('moves a card with the keyboard alone', async () => {
    await setting.submission(cohortId, 'Ben Achieng');
    const member = await openBoard();
    const { keyboard } = member.page;
    await member.role('button', 'Drag Ben Achieng').focus();
    await keyboard.press('Space');
    await member.sees(/You have lifted an item/);
    await keyboard.press('ArrowRight');
    await member.sees(/You have moved the item/);
    await keyboard.press('Space');
    await stands(member, 'Ben Achieng', 'In discussion');
    await member.sees('Ben Achieng is now in “In discussion”.');
    await member.focused(member.role('button', 'Undo'));
    await keyboard.press('Enter');
    await stands(member, 'Ben Achieng', 'Undecided');
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('asks why, where somebody will ask later, and takes silence for an answer', async () => {
    const id = await setting.submission(cohortId, 'Dan Fallon');
    const api = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    const member = await openBoard();
    const { keyboard } = member.page;
    await member.click('button', 'Move Dan Fallon to …');
    await member.click('menuitem', 'Rejected');
    await member.role('dialog', 'Move Dan Fallon to “Rejected”?').waitFor();
    expect(await member.barriers()).toEqual([]);
    await keyboard.press('Escape');
    await member.gone(member.role('dialog'));
    await stands(member, 'Dan Fallon', 'Undecided');
    await member.click('button', 'Move Dan Fallon to …');
    await member.click('menuitem', 'Rejected');
    await member.focused(member.field('Reason'));
    await keyboard.type('Too early for us.');
    await keyboard.press('Control+Enter');
    await stands(member, 'Dan Fallon', 'Rejected');
    await member.focused(member.role('button', 'Undo'));
    await keyboard.press('Enter');
    await stands(member, 'Dan Fallon', 'Undecided');
    await member.sees('Dan Fallon is now in “Undecided”.');
    await member.focused(member.role('button', 'Undo'));

    await member.role('button', 'Drag Dan Fallon').focus();
    await keyboard.press('Space');
    await member.sees(/You have lifted an item/);
    for (const column of ['In discussion', 'Shortlisted', 'Interview', 'Waitlisted']) {
      await keyboard.press('ArrowRight');
      await member.page.locator('[data-target]').and(member.role('region', column).locator('*')).waitFor();
    }
    await keyboard.press('Space');
    await member.role('dialog', 'Move Dan Fallon to “Waitlisted”?').waitFor();
    await member.click('button', 'Move to “Waitlisted”');
    await stands(member, 'Dan Fallon', 'Waitlisted');
    await member.sees('Dan Fallon is now in “Waitlisted”.');
    expect((await api.get(`/v1/portal/submissions/${id}`)).body).toMatchObject({
      decisions: [
        { to: 'rejected', reason: 'Too early for us.' },
        { to: null, reason: null },
        { to: 'waitlisted', reason: null },
      ],
    });
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('leaves the focus with a reader who writes while a move is on its way', async () => {
    await setting.submission(cohortId, 'Eve Lindqvist');
    await setting.submission(cohortId, 'Finn Maher');
    const member = await openBoard();
    const release = await member.hold('PATCH');
    await member.click('button', 'Move Eve Lindqvist to …');
    await member.click('menuitem', 'Interview');
    await stands(member, 'Eve Lindqvist', 'Interview');
    await member.click('button', 'Move Finn Maher to …');
    await member.click('menuitem', 'Rejected');
    await member.fill('Reason', 'Too early');
    release();
    await member.sees('Eve Lindqvist is now in “Interview”.');
    await member.page.keyboard.type(' for us.');
    await member.reads(() => member.field('Reason').inputValue(), 'Too early for us.');
    await member.focused(member.field('Reason'));
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('takes no card back while an earlier move comes to its end', async () => {
    const [first, second] = [
      await setting.submission(cohortId, 'Gita Rao'),
      await setting.submission(cohortId, 'Hugo Blanc'),
    ];
    const api = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    const member = await openBoard();
    const [releaseFirst, releaseSecond] = [
      await member.hold('PATCH', `**/submissions/${first}`),
      await member.hold('PATCH', `**/submissions/${second}`),
    ];
    for (const name of ['Gita Rao', 'Hugo Blanc']) {
      await member.click('button', `Move ${name} to …`);
      await member.click('menuitem', 'Interview');
      await stands(member, name, 'Interview');
    }
    await member.page.evaluate(`{
      const undecided = document.querySelector('section[aria-label="Undecided"]');
      globalThis.isTakenBack = false;
      new MutationObserver(() => { isTakenBack ||= undecided.textContent.includes('Hugo Blanc'); }).observe(undecided, { childList: true, subtree: true });
    }`);
    const answered = member.page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().endsWith(first),
    );
    releaseFirst();
    await answered;
    await api.get(`/v1/portal/submissions?cohort_id=${cohortId}`);
    releaseSecond();
    await member.sees('Hugo Blanc is now in “Interview”.');
    for (const name of ['Gita Rao', 'Hugo Blanc']) await stands(member, name, 'Interview');
    expect(await member.page.evaluate<boolean>('isTakenBack')).toBe(false);
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('shows that somebody else has moved a card, where it is now, and what can be done', async () => {
    const id = await setting.submission(cohortId, 'Carla Mendes');
    const member = await openBoard();
    await stands(member, 'Carla Mendes', 'Undecided');
    const other = await PortalClient.signIn(setting.service.baseUrl, setting.world);
    const path = `/v1/portal/submissions/${id}`;
    await other.send('PATCH', path, { review_status: 'rejected' }, { headers: { 'if-match': '*' } });
    await member.click('button', 'Move Carla Mendes to …');
    await member.click('menuitem', 'Approved');
    await member.fill('Reason', 'Paying customers.');
    await member.click('button', 'Move to “Approved”');
    await member.role('alert').filter({ hasText: 'moved Carla Mendes to “Rejected” while you were looking' }).waitFor();
    await stands(member, 'Carla Mendes', 'Rejected');
    expect((await other.get(path)).body).toMatchObject({ review_status: 'rejected' });
    await member.click('button', 'Move it to “Approved” all the same');
    await member.sees('Carla Mendes is now in “Approved”.');
    await stands(member, 'Carla Mendes', 'Approved');
    expect((await other.get(path)).body).toMatchObject({
      review_status: 'approved',
      decisions: [{}, { reason: 'Paying customers.' }],
    });
    expect(member.complaints).toEqual([]);
    await member.close();
  });
});
