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
    const { body: form } = await setting.world.live.get<{ form: { fields: { key: string; label: string }[] } }>(`/v1/api/programs/${cohortId}`);
    const answers = form.form.fields.slice(0, -1).map(({ key }) => ({ key, value: '38 farms pay 45 euros a month for our sensor, which warns them before a cooler fails.' }));
    id = String((await submitAndWait(setting.world.live, application(cohortId, { answers })))['id']);
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterEach(() => { expect(member.complaints).toEqual([]); });
  afterAll(() => setting.close());

  it('explains its verdict, and says for which programme it is, how the applicant refers to it and what was left unanswered', async () => {
    await member.open(`/submissions/${id}`);
    const sum = await member.page.getByText(/^0\.3 × /).innerText();
    const [, clarity, fit, idea, overall] = /^0\.3 × (\d+) clarity \+ 0\.4 × (\d+) founder fit \+ 3 × ([\d.]+) idea strength = ([\d.]+)\. Perfect from 75, strong from 60, possible from 45\./.exec(sum) ?? [];
    expect((0.3 * Number(clarity) + 0.4 * Number(fit) + 3 * Number(idea)).toFixed(1)).toBe(overall);
    await member.role('group', `Overall: ${overall ?? ''} of 100`).waitFor();
    const main = member.role('main');
    await main.getByRole('link', { name: 'Spring 2027' }).waitFor();
    await main.getByText(id).waitFor();
    expect(await member.role('region', 'Not answered').getByRole('listitem').count()).toBe(1);
    await member.open('/submissions');
    await member.role('row', new RegExp(`Ada Okafor.*${overall ?? ''}`)).waitFor();
  });

  it('keeps the decision in sight, beside the report or in a bar of the phone', async () => {
    await member.useWidth(1_280);
    await member.open(`/submissions/${id}`);
    await member.role('heading', 'Answers').evaluate((heading: { scrollIntoView: () => void }) => { heading.scrollIntoView(); });
    const box = await member.role('combobox', 'Decide').boundingBox();
    expect(box?.y).toBeGreaterThan(56);
    expect(box?.y).toBeLessThan(800);
    await member.useWidth(390);
    const bar = member.role('region', 'Decision in short');
    await bar.getByText('Undecided').waitFor();
    expect(await member.barriers()).toEqual([]);
    await bar.getByRole('button', { name: 'Decide' }).click();
    await member.choose('Decide', 'Interview');
    expect(await member.barriers()).toEqual([]);
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
    expect(await member.role('button').count()).toBe(0);
    expect(await member.role('navigation').count()).toBe(0);
    await member.page.emulateMedia({ media: 'screen' });
  });
});
