import { application, submitAndWait } from '../support/world.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const ARABIC = 'المزارعون يخسرون ثلث محصول التمور بسبب الحرارة في المخازن.';
/** Runs from right to left, and so would what follows it. */
const ARABIC_NAME = 'ليلى حداد\u202e';
const ENGLISH = 'Small dairies lose milk because a failing cooler is noticed hours too late.';
/** With a mark that turns round what follows it, as far as its paragraph reaches. */
const TURNING = 'Ada\u202eOkafor';
const ADDRESS = 'ada@example.com';

describeInBrowser('texts in scripts that run from right to left', () => {
  let setting: PortalSetting;
  let cohortId: string;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring', publicForm: true })).id;
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterAll(() => setting.close());

  /** Where the first and the last character of a text stand on the screen, from the left. */
  async function placesOf(text: string, within: string): Promise<{ first: number; last: number }> {
    return member.page.evaluate<{ first: number; last: number }>(`{
      const nodes = document.createTreeWalker(document.querySelector(${JSON.stringify(within)}), NodeFilter.SHOW_TEXT);
      let at = -1;
      while (at < 0 && nodes.nextNode()) at = nodes.currentNode.data.indexOf(${JSON.stringify(text)});
      const range = document.createRange();
      const [first, last] = [at, at + ${String(text.length - 1)}].map((start) => {
        range.setStart(nodes.currentNode, start);
        range.setEnd(nodes.currentNode, start + 1);
        return range.getBoundingClientRect().x;
      });
      ({ first, last });
    }`);
  }

  /** Which way a text runs: whether its last character, such as a full stop, is right or left of its first. */
  async function wayOf(text: string, within: string): Promise<string> {
    const { first, last } = await placesOf(text, within);
    return last > first ? 'to the right' : 'to the left';
  }

  it('run their own way in each paragraph of an answer, and the others theirs', async () => {
    const [question] = application(cohortId)['answers'] as { key: string }[];
    const answers = [{ key: question?.key, value: `${ARABIC}\n${ENGLISH}` }];
    const { id } = await submitAndWait(
      setting.world.live,
      application(cohortId, { answers, founder_name: ARABIC_NAME }),
    );
    await member.open(`/submissions/${String(id)}`);
    await member.role('region', 'Answers').getByText('المخازن').waitFor();
    expect(await wayOf('المخازن.', '[aria-labelledby=answers]')).toBe('to the left');
    expect(await wayOf('too late.', '[aria-labelledby=answers]')).toBe('to the right');
  });

  it('turn nothing round that stands beside a name', async () => {
    const [label, ...questions] = [{ label: 'Company name' }, { label: 'What problem are you solving?' }];
    const { body: schema } = await setting.world.live.post<{ schema_id: string; fields: { key: string }[] }>(
      '/v1/api/schema',
      { cohort_id: cohortId, fields: [label, ...questions] },
    );
    const answers = schema.fields.map(({ key }, at) => ({ key, value: ['Coolwatch', ENGLISH][at] }));
    const sent = { schema_id: schema.schema_id, answers, founder_name: TURNING, contact_email: ADDRESS };
    const { id } = await submitAndWait(setting.world.live, application(cohortId, sent));
    for (const [path, within] of [
      ['/submissions', 'table'],
      ['/board', '[role=group][aria-label=Coolwatch]'],
      [`/submissions/${String(id)}`, 'main'],
    ] as const) {
      // Followed to, the list would be that of the test before, for the 20 seconds until it is asked for again.
      await member.open(path);
      await member.role('link', 'Coolwatch').or(member.role('heading', 'Coolwatch')).first().waitFor();
      expect(await wayOf(ADDRESS, within)).toBe('to the right');
    }
  });

  it('turn no sentence round that names them', async () => {
    await member.follow('/board');
    await member.click('button', /^Move ليلى/);
    await member.click('menuitem', 'Approved');
    await member.page.locator('[role=dialog] h2').waitFor();
    expect(await wayOf('to “', '[role=dialog] h2')).toBe('to the right');
    await member.click('button', 'Move to “Approved”');
    await member.role('button', 'Undo').waitFor();
    const told = '[role=status] p';
    expect(await wayOf('is now in', told)).toBe('to the right');
    expect((await placesOf(ARABIC_NAME, told)).first).toBeLessThan((await placesOf('is now', told)).first);
  });

  it('are written from the right in the public form', async () => {
    await member.page.goto(`/apply/${cohortId}`);
    const box = member.page.getByRole('textbox', { name: /^What problem/ });
    await box.fill(ENGLISH);
    await box.and(member.page.locator(':dir(ltr)')).waitFor();
    await box.fill(ARABIC);
    await box.and(member.page.locator(':dir(rtl)')).waitFor();
  });
});
