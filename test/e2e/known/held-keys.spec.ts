import { WaitingRoom } from '../../../src/common/waiting/waiting-room.js';
import { FeedRoom } from '../../../src/modules/events/feed/feed-room.js';
import { KeysService } from '../../../src/modules/keys/keys.service.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, type ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { application, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let id: string;
let newest: string;

beforeAll(async () => {
  // Nothing is reviewed here, so that requests are held until their time is up.
  service = await sharedTestApp('api');
  world = await World.create(service);
  const cohort = await world.cohort();
  id = String((await world.live.post('/v1/api/applications', application(cohort.id))).body['submission_id']);
  newest = String((await world.live.get('/v1/api/events')).body['next_cursor']);
});

/** Asks for all that can be waited for. */
const ask = (client: ApiClient, wait: number): Promise<Answer[]> =>
  Promise.all([
    client.get(`/v1/api/applications/${id}?wait=${wait}`),
    client.get(`/v1/api/applications/${id}/insights?wait=${wait}`),
    client.get(`/v1/api/events?after=${newest}&wait=${wait}`),
  ]);

async function untilHeld(): Promise<void> {
  const [ends, events] = [WaitingRoom, FeedRoom].map((room) => service.app.get(room, { strict: false }));
  await eventually(() => ends?.size === 2 && events?.size === 1);
}

const codesOf = (answers: readonly Answer[]): unknown[] => answers.map(({ status, body }) => [status, body['code']]);
const REFUSED = Array.from({ length: 3 }, () => [401, 'invalid_api_key']);

it('a key that is revoked while its requests are held gets nothing any more', async () => {
  const { id: keyId, client } = await world.key();
  const answers = ask(client, 2);
  await untilHeld();
  await service.app.get(KeysService, { strict: false }).revoke(world.organisationId, keyId);
  expect(codesOf(await answers)).toEqual(REFUSED);
});

it('nor does one that expires', async () => {
  const { client } = await world.key({ expiresAt: new Date(Date.now() + 2_000) });
  const answers = ask(client, 3);
  await untilHeld();
  expect(codesOf(await answers)).toEqual(REFUSED);
});

it('a key that goes on working is answered when the time is up', async () => {
  const { client } = await world.key();
  const answers = ask(client, 0.5);
  await untilHeld();
  expect(codesOf(await answers)).toEqual([
    [200, undefined],
    [404, 'insights_not_ready'],
    [200, undefined],
  ]);
});
