import { application, submitAndWait } from '../support/world.js';
import { describeInBrowser } from './support/portal-browser.js';
import { type PortalPage } from './support/portal-page.js';
import { PortalSetting } from './support/portal-setting.js';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).slice(0, 100);
const UNBROKEN = LONG_NAME.replaceAll(' ', '_');
const LONG_ADDRESS = 'firstname.lastname.of.them@a-long-company.example.com';

/** Those of its elements whose words do not fit into them. */
const CUT = `[...document.querySelectorAll('.mantine-Badge-label')].filter((label) => label.offsetParent !== null && label.scrollWidth > label.clientWidth).map((label) => label.textContent)`;

describeInBrowser('names and addresses as long as they come', () => {
  let setting: PortalSetting;
  let member: PortalPage;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    const cohortId = (await setting.world.cohort({ name: `Spring ${'and summer '.repeat(15)}` })).id;
    const applicants = [
      { founder_name: LONG_NAME },
      { contact_email: LONG_ADDRESS },
      { founder_name: UNBROKEN, contact_email: LONG_ADDRESS },
    ];
    for (const applicant of [
      ...applicants,
      ...Array.from({ length: 8 }, (_, nth) => ({ founder_name: `Ada ${String(nth)}` })),
    ]) {
      await submitAndWait(setting.world.live, application(cohortId, applicant));
    }
    member = await setting.browser.visitor({ as: setting.world });
  });
  afterAll(() => setting.close());

  it.each([1_280, 1_440])('cut no badge of the list and move nothing out of it, at %d', async (width) => {
    await member.useWidth(width);
    await member.open('/submissions');
    await member.role('link', LONG_NAME).first().waitFor();
    expect(await member.page.evaluate(CUT)).toEqual([]);
    expect(
      await member
        .role('region', 'Submissions')
        .evaluate((list: { scrollWidth: number; clientWidth: number }) => list.scrollWidth - list.clientWidth),
    ).toBe(0);
  });

  it('leave verdict and score on the screen of a phone', async () => {
    await member.useWidth(390);
    await member.open('/submissions');
    await member.role('link', LONG_NAME).first().waitFor();
    expect(await member.page.evaluate(CUT)).toEqual([]);
    for (const column of ['Verdict', 'Overall']) {
      const box = await member.role('columnheader', new RegExp(`^${column}`)).boundingBox();
      expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });

  it('of others leave the page of a submission as wide as a phone', async () => {
    await member.useWidth(390);
    await member.follow('/submissions');
    await member.click('link', 'Ada 0');
    await member.role('region', 'Similar submissions').getByRole('link', { name: UNBROKEN }).waitFor();
    await member.fitsScreen();
  });

  it('leave the columns of the board as wide as they are, under heads that stay, within the window', async () => {
    await member.useWidth(1_280);
    await member.follow('/board');
    await member.role('group', LONG_NAME).first().waitFor();
    expect(await member.page.evaluate(CUT)).toEqual([]);
    const columns = member.role('region', 'Columns').locator('section');
    const boxes = await columns.evaluateAll((sections: { offsetWidth: number }[]) =>
      sections.map((section) => section.offsetWidth),
    );
    expect(boxes).toEqual(Array.from({ length: 8 }, () => 272));
    await member.reads(
      () => member.page.evaluate('document.documentElement.scrollHeight <= document.documentElement.clientHeight'),
      true,
    );
    await member.role('region', 'Undecided').getByRole('group', { name: 'Ada 0' }).scrollIntoViewIfNeeded();
    expect(
      await member.page.evaluate('document.querySelector("[role=region][aria-label=Columns]").scrollTop'),
    ).toBeGreaterThan(0);
    const [head, board] = [
      await member.role('heading', 'Undecided').boundingBox(),
      await member.role('region', 'Columns').boundingBox(),
    ];
    expect((head?.y ?? 0) - (board?.y ?? 0)).toBeGreaterThanOrEqual(0);
    expect((head?.y ?? 0) - (board?.y ?? 0)).toBeLessThan(40);
  });
});
