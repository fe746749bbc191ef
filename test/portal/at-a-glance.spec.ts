import { application, submitAndWait } from '../support/world.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('the page of a submission', () => {
  let setting: PortalSetting;
  let id: string;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    const cohortId = (await setting.world.cohort({ name: 'Spring 2027' })).id;
    const answers = (await setting.questions(cohortId)).slice(0, -1).map((key) => ({
      key,
      value: 'Since March 38 farms have paid us 45 euros a month for a sensor that warns them before a cooler fails.',
    }));
    id = await sent(application(cohortId, { answers }));
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => {
    expect(member.complaints).toEqual([]);
  });
  afterAll(() => setting.close());

  async function sent(body: Record<string, unknown>, client = setting.world.live): Promise<string> {
    return String((await submitAndWait(client, body))['id']);
  }

  it('explains its verdict, and says for which cohort it is, how the applicant refers to it and what was left unanswered', async () => {
    await member.open(`/submissions/${id}`);
    const sum = await member.page.getByText(/^0\.3 × /).innerText();
    const [, clarity, fit, idea, overall] =
      /^0\.3 × (\d+) clarity \+ 0\.4 × (\d+) founder fit \+ 3 × ([\d.]+) idea strength = ([\d.]+)\. Perfect from 75, strong from 60, possible from 45\./.exec(
        sum,
      ) ?? [];
    expect((0.3 * Number(clarity) + 0.4 * Number(fit) + 3 * Number(idea)).toFixed(1)).toBe(overall);
    await member.role('group', `Overall: ${overall ?? ''} of 100`).waitFor();
    const main = member.role('main');
    await main.getByRole('link', { name: 'Spring 2027' }).waitFor();
    const { reference } = (await setting.world.live.get(`/v1/api/applications/${id}`)).body;
    await main.getByText(String(reference)).waitFor();
    expect(await member.role('region', 'Not answered').getByRole('listitem').count()).toBe(1);
    await main.getByRole('button', { name: 'Copy the reference' }).click();
    await member.copied(String(reference));
    await setting.service.database.query(
      `update insights_reports set confidence = 'medium', provenance = jsonb_set(provenance, '{thresholds}', $2) where submission_id = $1`,
      [id, JSON.stringify({ perfect: Number(overall) + 1.5, strong: 40, possible: 20 })],
    );
    await member.open(`/submissions/${id}`);
    await member.sees('Near: 1.5 short of perfect.');
    await member.sees('Confidence: medium, as another verdict is near.');
    await member.follow('/submissions');
    await member.role('row', new RegExp(`Ada Okafor.*${overall ?? ''}`)).waitFor();
  });

  it('says which of the two reasons there is for no verdict', async () => {
    const { world } = setting;
    const cohort = await world.cohort({ name: 'Undetermined' });
    const flagged = application(cohort.id, { contact_email: 'flagged@simulator.test' });
    await member.follow(`/submissions/${await sent(flagged, world.test)}`);
    await member.sees('There is no verdict all the same, as a critical flag stands.');
    const [answer] = application(cohort.id)['answers'] as { key: string }[];
    const short = application(cohort.id, { answers: [{ ...answer, value: 'Cold milk.' }] });
    await member.follow(`/submissions/${await sent(short, world.test)}`);
    await member.sees('There is no verdict all the same, as there is too little to judge by.');
  });

  it('says how each subject is told, what each dimension of fit rests on, and leads back from the quote', async () => {
    await member.follow(`/submissions/${id}`);
    const main = member.role('main');
    await main
      .getByRole('region', { name: 'Clarity: how each subject is told' })
      .getByText(/problem/)
      .waitFor();
    for (const name of ['Programme alignment', 'Team strength', 'Traction', 'Market potential', 'Differentiation']) {
      await main
        .getByRole('region', { name, exact: true })
        .getByText(/^(Addressed|Partly addressed|Not addressed)$/)
        .waitFor();
    }
    const questions = main.getByRole('region', { name: 'Worth asking' }).getByRole('listitem');
    for (const question of await questions.allInnerTexts()) expect(question).toMatch(/^[A-Z].*\?$/);
    expect(await questions.count()).toBeGreaterThan(0);
    const quote = main
      .getByRole('region', { name: 'Traction', exact: true })
      .getByRole('button', { name: /^Show in the answer/ })
      .first();
    await quote.click();
    await member.focused(member.page.locator('mark'));
    await member.click('button', 'Back to where it is quoted');
    await member.focused(quote);
  });

  it('says what is worth checking above what is worth asking', async () => {
    const cohort = await setting.world.cohort({ name: 'Checked' });
    const given = application(cohort.id)['answers'] as { key: string; value: string }[];
    // Not in the first, about the problem, which tells of others.
    const claims = [undefined, 'We have no canteens yet.', 'Our 30 canteens like it.'];
    const answers = given.map(({ key, value }, at) => ({ key, value: claims[at] ?? value }));
    await member.follow(`/submissions/${await sent(application(cohort.id, { answers }))}`);
    const checks = member.role('region', 'Worth checking');
    await checks.getByText(/^Two figures for canteens differ: /).waitFor();
    const titles = await member.role('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles.indexOf('Worth checking')).toBe(titles.indexOf('Worth asking') - 1);
  });

  it('leads from its heading to the decision by two keys, whatever the report quotes, and stops at no drawing', async () => {
    await member.follow(`/submissions/${id}`);
    const heading = member.role('main').getByRole('heading', { level: 1 });
    await member.page.locator('.recharts-surface').first().waitFor();
    expect(await member.page.locator('svg[tabindex="0"]').count()).toBe(0);
    for (const width of [1280, 390]) {
      await member.useWidth(width);
      await heading.focus();
      await member.page.keyboard.press('Tab');
      await member.focused(member.role('button', 'Skip to the decision'));
      await member.page.keyboard.press('Enter');
      await member.page.keyboard.press('Tab');
      await member.focused(width > 600 ? member.field('Decide') : member.role('button', 'Decide'));
    }
    await member.useWidth(1280);
  });

  it('tells of flags by kind in one line that opens', async () => {
    const cohort = await setting.world.cohort({ name: 'Flagged' });
    const gibberish = 'sdkfj wqpeo zmxnc vbqwe lkjhg poiuy mnbvc qazws edcrf tgbyh ujmik olpqa zxswe dcvfr';
    const answers = (await setting.questions(cohort.id)).map((key) => ({ key, value: gibberish }));
    await member.follow(`/submissions/${await sent(application(cohort.id, { answers }))}`);
    const flags = member.role('region', 'Flags');
    const chip = flags.getByRole('button', { name: /^Warning: gibberish × \d+$/ });
    expect(await chip.getAttribute('aria-expanded')).toBe('false');
    expect(await flags.getByRole('listitem').count()).toBe(0);
    expect(await flags.getByRole('button').count()).toBeLessThan(5);
    await chip.click();
    await flags.getByRole('listitem').nth(3).waitFor();
    expect(await member.barriers('all', '[aria-label=Flags]')).toEqual([]);
  });

  it('says of personal data that it was hidden from the program, and not from the team', async () => {
    const cohort = await setting.world.cohort({ name: 'Personal' });
    const answers = (application(cohort.id)['answers'] as { key: string; value: string }[]).map(
      ({ key, value }, at) => ({ key, value: at === 0 ? `${value} My card is 4111 1111 1111 1111.` : value }),
    );
    await member.follow(`/submissions/${await sent(application(cohort.id, { answers }))}`);
    const chip = member
      .role('region', 'Flags')
      .getByRole('button', { name: /: personal data/ })
      .first();
    await chip.waitFor();
    if ((await chip.getAttribute('aria-expanded')) === 'false') await chip.click();
    await member.sees(/It was hidden from the reviewer\. People of the team read it in full, below\.$/);
    await member.sees(/My card is 4111 1111 1111 1111\./);
  });

  it('keeps the decision in sight, beside the report or in a bar of the phone', async () => {
    await member.useWidth(1_280);
    await member.follow(`/submissions/${id}`);
    await member.role('heading', 'Answers').evaluate((heading: { scrollIntoView: () => void }) => {
      heading.scrollIntoView();
    });
    const box = await member.role('combobox', 'Decide').boundingBox();
    expect(box?.y).toBeGreaterThan(56);
    expect(box?.y).toBeLessThan(800);
    await member.useWidth(390);
    const bar = member.role('region', 'Decision in short');
    await bar.getByText('Undecided').waitFor();
    expect(await member.barriers()).toEqual([]);
    await bar.getByRole('button', { name: 'Decide' }).click();
    await member.choose('Decide', 'Interview');
    expect(await member.barriers('all', '[role=dialog]')).toEqual([]);
    await member.click('button', 'Save the decision');
    await member.role('list', 'Decisions so far').waitFor();
    await member.page.keyboard.press('Escape');
    await bar.getByText('Interview').waitFor();
    await member.fitsScreen();
  });

  it('is printed without what can only be used, and with the figures of its chart', async () => {
    await member.useWidth(1_280);
    await member.open(`/submissions/${id}`);
    await member.sees(/^Differentiation$/);
    await member.page.emulateMedia({ media: 'print' });
    await member.role('rowheader', 'Programme alignment').waitFor();
    await member.role('region', 'Decision').getByText('Interview', { exact: true }).first().waitFor();
    await member.role('region', 'Traction').getByRole('blockquote').first().waitFor();
    expect(await member.role('textbox').count()).toBe(0);
    expect(await member.role('button').count()).toBe(0);
    expect(await member.role('navigation').count()).toBe(0);
    await member.page.emulateMedia({ media: 'screen' });
  });
});
