import { isAtLeast, PORTAL_ROLES } from '../../src/common/access/portal-role.js';
import { type TestApp } from '../setup/test-app.js';
import { type Answer, type ApiClient } from '../support/api-client.js';
import { startStillApp } from '../support/still-app.js';
import { World } from '../support/world.js';
import { Estate, unknownIds } from './estate.js';
import { MARKS } from './marks.js';
import { newMember } from './members.js';
import { type Operation, operationsFor } from './operations.js';
import { ask, namesResources, withoutIds } from './requests.js';

let service: TestApp;
let estate: Estate;
let stranger: World;

beforeAll(async () => {
  service = await startStillApp();
  estate = await Estate.create(service);
  stranger = await World.create(service, { manages: true });
});
afterAll(() => service.close());

const EVERYTHING = Object.values(MARKS);
const KEY_OPERATIONS = [...operationsFor('key'), ...operationsFor('sandbox')];

/**
 * What each of the callers is answered about the estate is what it is answered about nothing at all, but for the ids that
 * it asked about; none of the words and no other id is in it; and the estate is as before.
 */
async function seeNothing(
  clients: readonly ApiClient[],
  operation: Operation,
  words: readonly string[],
): Promise<Answer[][]> {
  const before = await estate.fingerprint();
  const answers: Answer[][] = [];
  for (const client of clients) answers.push(await seesNothing(client, operation, words));
  expect(await estate.fingerprint()).toEqual(before);
  return answers;
}

async function seesNothing(client: ApiClient, operation: Operation, words: readonly string[]): Promise<Answer[]> {
  const unknown = unknownIds(estate.ids);
  const answers = await ask(client, operation, estate.ids);
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(500);
    for (const word of words) expect(text).not.toContain(word);
  }
  if (namesResources(operation, estate.ids)) {
    const aboutNothing = await ask(client, operation, unknown);
    const expected = aboutNothing.map((answer) => withoutIds(answer, unknown));
    expect(answers.map((answer, at) => (isTurnedAway(answer) ? expected[at] : withoutIds(answer, estate.ids)))).toEqual(
      expected,
    );
  } else {
    for (const { text } of answers) expect(Object.values(estate.ids).filter((id) => text.includes(id))).toEqual([]);
  }
  return answers;
}

/** A key that is restricted to one cohort is told that it may not use another of its organisation; the contract says so. */
function isTurnedAway({ text }: Answer): boolean {
  return /"code\\?":\\?"cohort_not_authorized\\?"/.test(text) && !text.includes('"submission_id"');
}

it('has something to hide: its own organisation reads every one of the words', async () => {
  const { client } = await newMember(service, estate.world, 'viewer');
  const texts = await Promise.all([
    estate.world.live.get('/v1/api/me'),
    estate.world.live.get('/v1/api/programs'),
    estate.world.live.get('/v1/api/applications'),
    client.get(`/v1/portal/submissions/${String(estate.ids['submission_id'])}`),
    client.get('/v1/portal/members'),
  ]);
  for (const word of EVERYTHING) expect(texts.map(({ text }) => text).join()).toContain(word);
});

describe.each(KEY_OPERATIONS)('%s', (_, operation) => {
  it('shows another organisation nothing, and does nothing for it', async () => {
    await seeNothing([stranger.live, stranger.test], operation, EVERYTHING);
  });

  it('shows a key of another cohort nothing of this one, and does nothing for it', async () => {
    const { id: cohortId } = await estate.world.cohort();
    const live = await estate.world.key({ environment: 'live', cohortId });
    const test = await estate.world.key({ environment: 'test', cohortId });
    await seeNothing([live.client, test.client], operation, [MARKS.cohort, MARKS.live, MARKS.team]);
  });

  it('shows a test key nothing that came in with a live one, and no key what the team says', async () => {
    for (const { text } of await ask(estate.world.test, operation, estate.ids)) expect(text).not.toContain(MARKS.live);
    for (const { text } of await ask(estate.world.live, operation, estate.ids)) expect(text).not.toContain(MARKS.team);
    if (operation.template.includes('{submission_id}')) await seeNothing([estate.world.test], operation, [MARKS.live]);
  });
});

describe.each(operationsFor('portal'))('%s', (_, operation) => {
  it('shows another organisation nothing, whatever the role, and does nothing for it', async () => {
    // Anew for each, since one of the operations signs out.
    const members = await Promise.all(PORTAL_ROLES.map((role) => newMember(service, stranger, role)));
    const answers = await seeNothing(
      members.map(({ client }) => client),
      operation,
      EVERYTHING,
    );
    const statuses = answers.map((ofRole) => new Set(ofRole.map(({ status }) => status)));
    const refused = PORTAL_ROLES.map((role) => (isAtLeast(role, operation.access.role) ? 404 : 403));
    PORTAL_ROLES.forEach((role, at) => {
      if (operation.template.includes('{') || refused[at] === 403)
        expect([role, ...(statuses[at] ?? [])]).toEqual([role, refused[at]]);
    });
  });
});
