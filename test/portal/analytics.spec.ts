import { eventuallyHolds } from '../support/eventually.js';
import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';

const PHONE = 390;
const CHARTS = [
  'Day by day',
  'By status',
  'By verdict',
  'By decision',
  'Clarity',
  'Founder fit',
  'Idea strength',
  'Industries',
];

describeInBrowser('analytics', () => {
  let setting: PortalSetting;
  let cohortId: string;

  beforeAll(async () => {
    setting = await PortalSetting.create();
    cohortId = (await setting.world.cohort({ name: 'Spring' })).id;
  });
  afterAll(() => setting.close());

  it('counts live submissions and never previews, and has every chart as a table', async () => {
    await setting.submission(cohortId, 'Ben Achieng', 'test');
    const viewer = await setting.browser.visitor({ as: setting.world });
    await viewer.open('/analytics');
    await viewer.sees('No live submissions yet');
    await setting.submission(cohortId, 'Ada Okafor');
    await viewer.page.reload();
    await viewer.role('group', 'Submissions: 1').waitFor();
    await viewer.role('group', 'Reviewed: 1').waitFor();
    await viewer.sees(/previews, which test keys make, never count/);
    await viewer.role('region', 'By status').getByRole('img').getByText('Complete').waitFor();
    const bounds = viewer
      .role('region', 'Clarity')
      .getByRole('img')
      .getByText(/^\d+–\d+$/);
    await eventuallyHolds(async () => {
      const starts = (await bounds.allTextContents()).map((label) => Number.parseInt(label, 10));
      expect(starts.length).toBeGreaterThan(1);
      expect(new Set(starts.slice(1).map((start, at) => start - (starts[at] ?? 0))).size).toBe(1);
    });
    const named = viewer.role('region', 'Day by day').getByText(/^(Submitted|Reports made)$/);
    expect([...new Set(await named.allTextContents())]).toEqual(['Submitted', 'Reports made']);
    expect(await viewer.barriers()).toEqual([]);
    for (const chart of CHARTS)
      await viewer.role('region', chart).getByRole('switch', { name: 'Show as table' }).check();
    await viewer.role('region', 'By status').getByRole('row', { name: 'Complete 1' }).waitFor();
    await viewer.role('region', 'By decision').getByRole('row', { name: 'Undecided 1' }).waitFor();
    await viewer.reads(() => viewer.role('table').count(), CHARTS.length);
    expect(await viewer.barriers()).toEqual([]);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });

  it('fits a phone in the dark', async () => {
    const viewer = await setting.browser.visitor({ as: setting.world, scheme: 'dark', width: PHONE });
    await viewer.open(`/cohorts/${cohortId}/analytics`);
    await viewer.role('region', 'Industries').waitFor();
    await viewer.fitsScreen();
    expect(await viewer.barriers()).toEqual([]);
    expect(viewer.complaints).toEqual([]);
    await viewer.close();
  });
});
