import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { application, submitAndWait, World } from '../../support/world.js';

describe('a report that cannot be read', () => {
  let service: TestApp;
  let world: World;

  beforeAll(async () => {
    service = await sharedTestApp('api');
    world = await World.create(service);
  });

  it.each(['pending', 'processing'])('while %s: 404, come again', async (status) => {
    const { body } = await world.live.post('/v1/api/applications', application((await world.cohort()).id));
    const id = String(body['submission_id']);
    await service.database.query('update submissions set status = $2 where id = $1', [id, status]);
    const answer = await world.live.get(`/v1/api/applications/${id}/insights`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer.body).toMatchObject({ error: 'Insights report is not ready', code: 'insights_not_ready', status });
  });
});

describe('a report that will never be', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await sharedTestApp();
  });

  it('of a failed submission: 404, and why', async () => {
    const world = await World.create(service);
    const { id } = await submitAndWait(world.live, application((await world.cohort()).id, { answers: [] }));
    const answer = await world.live.get(`/v1/api/applications/${String(id)}/insights`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('retry-after')).toBeNull();
    expect(answer.body).toMatchObject({
      error: 'Insights report is not available',
      code: 'insights_unavailable',
      status: 'failed',
      failure_code: 'no_usable_answers',
    });
  });
});
