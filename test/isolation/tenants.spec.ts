import { startTestApp, type TestApp } from '../setup/test-app.js';
import { type Answer, type ApiClient } from '../support/api-client.js';
import { World } from '../support/world.js';
import { Estate, MARKS, unknownIds } from './estate.js';
import { newMember } from './members.js';
import { type Operation, operationsFor } from './operations.js';
import { ask, namesResources, withoutIds } from './requests.js';

let service: TestApp;
let estate: Estate;
let stranger: World;

beforeAll(async () => {
  service = await startTestApp();
  estate = await Estate.create(service);
  stranger = await World.create(service);
});
afterAll(() => service.close());

const EVERYTHING = Object.values(MARKS);
const KEY_OPERATIONS = [...operationsFor('key'), ...operationsFor('sandbox')];

/**
 * What the caller is answered about the estate is what it is answered about nothing at all, but for the ids that it asked
 * about; none of the words is in it; and the estate is as before.
 */
async function seesNothing(client: ApiClient, operation: Operation, words: readonly string[]): Promise<void> {
  const before = await estate.fingerprint();
  const unknown = unknownIds(estate.ids);
  const answers = await ask(client, operation, estate.ids);
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(500);
    for (const word of words) expect(text).not.toContain(word);
  }
  if (namesResources(operation, estate.ids)) {
    const aboutNothing = await ask(client, operation, unknown);
    const expected = aboutNothing.map((answer) => withoutIds(answer, unknown));
    expect(answers.map((answer, at) => (isTurnedAway(answer) ? expected[at] : withoutIds(answer, estate.ids)))).toEqual(expected);
  }
  expect(await estate.fingerprint()).toEqual(before);
}

/** A key that is restricted to one cohort is told that it may not use another of its organisation; the contract says so. */
function isTurnedAway({ text }: Answer): boolean {
  return text.includes('"code":"cohort_not_authorized"') && !text.includes('"submission_id"');
}

it('has something to hide: its own organisation reads every one of the words', async () => {
  const texts = await Promise.all([
    estate.world.live.get('/v1/api/me'),
    estate.world.live.get('/v1/api/programs'),
    estate.world.live.get('/v1/api/applications'),
  ]);
  for (const word of EVERYTHING) expect(texts.map(({ text }) => text).join()).toContain(word);
});

describe.each(KEY_OPERATIONS)('%s', (_, operation) => {
  it('shows another organisation nothing, and does nothing for it', async () => {
    await seesNothing(stranger.live, operation, EVERYTHING);
    await seesNothing(stranger.test, operation, EVERYTHING);
  });

  it('shows a key of another cohort nothing of this one, and does nothing for it', async () => {
    const { id: cohortId } = await estate.world.cohort();
    for (const environment of ['live', 'test'] as const) {
      const { client } = await estate.world.key({ environment, cohortId });
      await seesNothing(client, operation, [MARKS.cohort, MARKS.live]);
    }
  });

  it('shows a test key nothing that came in with a live one', async () => {
    const answers = await ask(estate.world.test, operation, estate.ids);
    for (const { text } of answers) expect(text).not.toContain(MARKS.live);
    if (operation.template.includes('{submission_id}')) await seesNothing(estate.world.test, operation, [MARKS.live]);
  });
});

describe.each(operationsFor('portal'))('%s', (_, operation) => {
  it('shows another organisation nothing, and does nothing for it', async () => {
    // Anew for each, since one of the operations signs out.
    const { client } = await newMember(service, stranger, 'owner');
    await seesNothing(client, operation, EVERYTHING);
  });
});
