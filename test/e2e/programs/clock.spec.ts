import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { application, World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

const statusOf = async (id: string): Promise<unknown> =>
  (await world.live.get(`/v1/api/programs/${id}`)).body['status'];
const soon = (): Date => new Date(Date.now() + 300);

describe('opens_at and closes_at', () => {
  it('open a draft and close what is open, when their time has come', async () => {
    const opening = await world.cohort({ status: 'draft', opensAt: soon() });
    const closing = await world.cohort({ status: 'open', closesAt: soon() });
    await eventually(async () => (await statusOf(opening.id)) === 'open');
    await eventually(async () => (await statusOf(closing.id)) === 'closed');
    expect((await world.live.post('/v1/api/applications', application(opening.id))).status).toBe(202);
    expect((await world.live.post('/v1/api/applications', application(closing.id))).status).toBe(403);
  });

  it('do not close again what was opened again by hand', async () => {
    const cohort = await world.cohort({ status: 'open', closesAt: soon() });
    await eventually(async () => (await statusOf(cohort.id)) === 'closed');
    const { CohortsService } = await import('../../../src/modules/cohorts/cohorts.service.js');
    await service.app.get(CohortsService, { strict: false }).transition(world.organisationId, cohort.id, 'open');
    const marker = await world.cohort({ status: 'draft', opensAt: soon() });
    await eventually(async () => (await statusOf(marker.id)) === 'open');
    expect(await statusOf(cohort.id)).toBe('open');
  });
});
