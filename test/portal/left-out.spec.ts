import { describeInBrowser } from './support/portal-browser.js';
import { PortalSetting } from './support/portal-setting.js';

describeInBrowser('a report that something was left out of', () => {
  let setting: PortalSetting;

  beforeAll(async () => {
    setting = await PortalSetting.create();
  });
  afterAll(() => setting.close());

  it('says what a person has to read', async () => {
    const cohort = await setting.world.cohort({ name: 'Spring' });
    const submissionId = await setting.submission(cohort.id, 'Ada Okafor');
    const member = await setting.browser.visitor({ as: setting.world });
    await member.open(`/submissions/${submissionId}`);
    await member.role('heading', 'Ada Okafor').waitFor();
    const notice = 'Parts of this application could not be read automatically. Read them yourself.';
    await member.gone(member.page.getByText(notice));
    await setting.service.database.query(
      `update insights_reports set provenance = provenance || '{"degraded": true, "degraded_reason": "reading_incomplete",
                "left_out": [{"part": "guard_rails", "key": "unknown_key"}, {"part": "judging", "key": null}]}' where submission_id = $1`,
      [submissionId],
    );
    await member.open(`/submissions/${submissionId}`);
    await member.sees(notice);
    await member.sees('“unknown_key”: guard rails were not applied, so that no reviewer read it.');
    await member.sees('All answers together: not judged.');
    // Nobody judged in place of another.
    await member.gone(member.page.getByText('in place of the configured one'));
    expect(await member.barriers()).toEqual([]);
    expect(member.complaints).toEqual([]);
    await member.close();
  });
});
