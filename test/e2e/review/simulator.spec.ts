import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { application, submitAndWait, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});

describe('simulator addresses, with a test key', () => {
  it('failed@simulator.test fails', async () => {
    const record = await submitAndWait(world.test, application(cohortId, { contact_email: 'Failed@Simulator.test' }));
    expect(record).toMatchObject({ status: 'failed', failure_code: 'simulated', is_preview: true });
    expect((await world.test.get('/v1/api/balance')).body).toMatchObject({ reserved: 0 });
  });

  it('flagged@simulator.test gets one critical flag, which leaves the verdict undetermined', async () => {
    const { id } = await submitAndWait(world.test, application(cohortId, { contact_email: 'flagged@simulator.test' }));
    const { body } = await world.test.get(`/v1/api/applications/${String(id)}/insights`);
    expect(body['guard_rail_flags']).toMatchObject([{ severity: 'critical', key: null }]);
    expect(body['verdict']).toBe('COHORT_UNDETERMINED');
  });

  it('slow@simulator.test is still processing when others are long done', async () => {
    const { body } = await world.test.post(
      '/v1/api/applications',
      application(cohortId, { contact_email: 'slow@simulator.test' }),
    );
    const path = `/v1/api/applications/${String(body['submission_id'])}`;
    await eventually(async () => (await world.test.get(path)).body['status'] === 'processing');
    await submitAndWait(world.test, application(cohortId));
    expect((await world.test.get(path)).body['status']).toBe('processing');
  });

  it('slow@simulator.test takes 30 seconds of the clock and none of a worker', async () => {
    const { body } = await world.test.post(
      '/v1/api/applications',
      application(cohortId, { contact_email: 'slow@simulator.test' }),
    );
    const id = String(body['submission_id']);
    const task = async (): Promise<{ wait: number }[]> =>
      service.database.query(
        `select extract(epoch from available_at - now())::float8 as wait from review_tasks
          where submission_id = $1 and attempt = 0 and fence <> 0 and lease_until is null`,
        [id],
      );
    const wait = await eventually(async () => (await task())[0]?.wait);
    expect(wait).toBeGreaterThan(25);
    expect(wait).toBeLessThanOrEqual(30);
    await service.database.query(
      `update submissions set submitted_at = submitted_at - interval '30 seconds' where id = $1`,
      [id],
    );
    await service.database.query('update review_tasks set available_at = now() where submission_id = $1', [id]);
    await eventually(async () => (await world.test.get(`/v1/api/applications/${id}`)).body['status'] === 'complete');
  });
});

it('simulates nothing for a live key', async () => {
  const record = await submitAndWait(world.live, application(cohortId, { contact_email: 'failed@simulator.test' }));
  expect(record['status']).toBe('complete');
});
