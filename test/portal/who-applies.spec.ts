import { application, submitAndWait } from '../support/world.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('a submission', () => {
  let setting: PortalSetting;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  async function sent(body: Record<string, unknown>): Promise<string> {
    return String((await submitAndWait(setting.world.live, body))['id']);
  }

  it('is headed by the venture, links what was written, marks what is no answer to its question, and knows who applied before', async () => {
    const cohort = await setting.world.cohort({ name: 'Ventures' });
    const told = await setting.told(cohort.id, [
      [{ label: 'Company name' }, 'Coolwatch'],
      [{ label: 'When did you start?', field_type: 'date' }, 'never'],
      [
        { label: 'What problem are you solving?' },
        'Small dairies lose milk because a failing cooler is noticed hours too late. See https://coolwatch.example/why, with 3,100 euros lost by each of 52 farms in summer nights.',
      ],
    ]);
    const send = (contact_email: string, founder_name: string): Promise<string> =>
      sent(application(cohort.id, { ...told, founder_name, contact_email }));
    const first = await send('sam@example.com', 'Sam Lee');
    await send('copyist@example.com', 'Cora Copy');
    const second = await send('sam@example.com', 'Sam Lee');
    await member.follow(`/submissions/${second}`);
    await member.heading('Coolwatch');
    await member.role('link', 'sam@example.com').and(member.page.locator('[href="mailto:sam@example.com"]')).waitFor();
    await member
      .role('link', 'https://coolwatch.example/why')
      .and(member.page.locator('[rel~=noopener][rel~=nofollow]'))
      .waitFor();
    await member.sees('Not a date, which the question asks for.');
    const known = member.role('group', 'This address has applied more than once');
    await known.getByText(/^To this cohort, .*: undecided$/).waitFor();
    expect(await known.getByRole('link', { name: 'To this cohort' }).getAttribute('href')).toContain(first);
    const similar = member.role('region', 'Similar submissions');
    await similar.getByRole('link', { name: 'Coolwatch · Cora Copy' }).waitFor();
    await similar.getByText('1 of 1 long answer alike, from another address').waitFor();
    await similar.getByText('1 of 1 long answer alike, from the same address').waitFor();
    await member
      .role('region', 'Timeline')
      .getByText(/^Reviewed: \w+, [\d.]+$/)
      .waitFor();
    expect(await member.barriers()).toEqual([]);
  });

  it('is called by its venture and its reference in the list and on the board, and found by both', async () => {
    const cohort = await setting.world.cohort({ name: 'Called' });
    const told = await setting.told(cohort.id, [
      [{ label: 'Company name' }, 'Icebreaker Ltd'],
      [
        { label: 'What problem are you solving?' },
        'Small dairies lose milk because a failing cooler is noticed hours too late: 3,100 euros a year for each of 52 farms.',
      ],
    ]);
    const { reference } = await submitAndWait(
      setting.world.live,
      application(cohort.id, { ...told, founder_name: 'Ida Frost', contact_email: 'ida@example.com' }),
    );
    await member.follow('/submissions');
    for (const words of [String(reference), 'icebreaker']) {
      await member.fill('Search', words);
      await member.click('button', 'Find');
      const row = member.role(
        'row',
        new RegExp(`^Icebreaker Ltd .*${String(reference)} · Ida Frost · ida@example.com`),
      );
      await row.waitFor();
      await member.reads(() => member.role('row').count(), 2);
    }
    await member.follow(`/board?cohort=${cohort.id}`);
    const card = member.role('group', 'Icebreaker Ltd');
    await card.getByText(`${String(reference)} · Ida Frost · ida@example.com`, { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Move Icebreaker Ltd to …' }).waitFor();
    expect(await member.barriers()).toEqual([]);
  });
});
