import { sharedTestApp } from '../../setup/shared-app.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';
import { store } from '../portal/stored-submission.js';

it('a withdrawal is in lists, counts and tables, like any decision', async () => {
  const service = await sharedTestApp('api');
  const world = await World.create(service);
  const team = await PortalClient.signIn(service.baseUrl, world);
  const cohort = await world.cohort();
  const common = { organisationId: world.organisationId, cohortId: cohort.id };
  const id = await store(service, { ...common, scores: [60, 60, 6] });
  const owed = await world.live.post('/v1/api/applications', application(cohort.id));
  for (const each of [id, String(owed.body['submission_id'])])
    await world.live.post(`/v1/api/applications/${each}/withdraw`, {});
  const { body } = await team.get<{ submissions: { id: string }[]; counts: Record<string, Record<string, number>> }>(
    '/v1/portal/submissions?review_status=withdrawn',
  );
  expect(body.submissions.map((each) => each.id)).toEqual([owed.body['submission_id'], id]);
  expect(body.counts['by_review_status']).toMatchObject({ none: 0, withdrawn: 2 });
  const failed = await world.live.get<{ applications: { id: string }[] }>('/v1/api/applications?status=failed');
  expect(failed.body.applications.map((each) => each.id)).toEqual([owed.body['submission_id']]);
  const since = await world.live.get<{ applications: { id: string }[] }>(
    '/v1/api/applications?updated_after=2026-11-22',
  );
  expect(since.body.applications.map((each) => each.id)).toEqual([id, owed.body['submission_id']]);
  const analytics = await team.get(`/v1/portal/cohorts/${cohort.id}/analytics`);
  expect(analytics.body).toMatchObject({
    by_status: { complete: 1, failed: 1, pending: 0 },
    by_review_status: { withdrawn: 2 },
  });
  const { text } = await team.get('/v1/portal/submissions.csv');
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head?.split(',').at(-1)).toBe('withdrawn_at');
  expect(rows.map((row) => row.split(',').at(-1))).toEqual([
    expect.stringMatching(/^20/),
    expect.stringMatching(/^20/),
  ]);
  const people = await team.get('/v1/portal/submissions.csv?layout=people');
  expect(people.text).toContain('The applicant');
});
