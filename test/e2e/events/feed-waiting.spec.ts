import { CHANGES_CHANNEL } from '../../../src/database/changes-channel.js';
import { FeedRoom } from '../../../src/modules/events/feed/feed-room.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { untilItHears } from '../../support/until-it-hears.js';
import { application, World } from '../../support/world.js';
import { newcomers, pull, typesOf, unfinished } from './pulled.js';

let service: TestApp;

beforeAll(async () => {
  service = await sharedTestApp();
});

describe('a request with wait', () => {
  it('is answered when something happens, by the news of it', async () => {
    const { world, cohortId } = await newcomers(service);
    const room = service.app.get(FeedRoom, { strict: false });
    const waiting = pull(world.live, { wait: '60' });
    await eventually(() => room.size === 1);
    await untilItHears(service);
    await world.live.post('/v1/api/applications', application(cohortId));
    expect(typesOf((await waiting).body.events)[0]).toBe('accepted');
    await eventually(() => room.size === 0);
  });

  it('is answered although nobody brings the news', async () => {
    const { world, cohortId } = await newcomers(service);
    const waiting = pull(world.live, { wait: '60' });
    await eventually(() => service.app.get(FeedRoom, { strict: false }).size === 1);
    const { commit } = await unfinished(service, world, cohortId);
    await commit();
    expect((await waiting).body.events).toHaveLength(1);
  });

  it('looks again for what an older transaction holds up', async () => {
    const { world, cohortId } = await newcomers(service);
    const older = await unfinished(service, world, cohortId);
    const waiting = pull(world.live, { wait: '60' });
    await eventually(() => service.app.get(FeedRoom, { strict: false }).size === 1);
    const later = await unfinished(service, world, cohortId);
    await later.commit();
    await service.database.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, `events ${world.organisationId}`]);
    await older.commit();
    const { events } = (await waiting).body;
    expect(events.map(({ id }) => id)).toEqual([older.id, later.id]);
  });

  it('is answered with nothing when the time is up', async () => {
    const world = await World.create(service);
    const start = performance.now();
    const { body } = await pull(world.live, { wait: '1' });
    expect(body.events).toEqual([]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });
});
