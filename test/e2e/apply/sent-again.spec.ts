import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Applicant, receivedId, wordsOf } from '../../support/applicant.js';
import { formOf, GOOD, idsIn } from '../../support/public-form.js';
import { World } from '../../support/world.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

describe('one page', () => {
  it('makes one submission, however often and at once it is sent', async () => {
    const { cohort, applicant } = await formOf(service, world);
    const once = { ...GOOD, page: applicant.token() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => applicant.send(once)));
    const places = new Set(answers.map(({ status, headers }) => `${status} ${String(headers.get('location'))}`));
    expect(places.size).toBe(1);
    expect(await idsIn(world, cohort.id)).toEqual([receivedId(answers[0] ?? (await applicant.send(once)))]);
  });

  it('asks before it sends something else than before, and then sends it', async () => {
    const { cohort, applicant } = await formOf(service, world);
    const page = applicant.token();
    const first = receivedId(await applicant.send({ ...GOOD, page }));
    const again = await applicant.send({ ...GOOD, founder_name: 'Bea', page });
    expect(again.status).toBe(422);
    expect(wordsOf(again)).toContain('has been received already, and is safe');
    expect(again.text).toContain('value="Bea"');
    expect(await idsIn(world, cohort.id)).toEqual([first]);
    const second = receivedId(await applicant.send({ ...GOOD, founder_name: 'Bea' }));
    expect(await idsIn(world, cohort.id)).toEqual([second, first]);
  });

  it.each([
    ['nobody issued', () => 'made.1.up'],
    ['is a day old', (applicant: Applicant) => applicant.token(DAY_MS + MINUTE_MS)],
    ['is not there', () => ''],
  ])('cannot be sent with a token that %s, and loses nothing by it', async (_, token) => {
    const { cohort, applicant } = await formOf(service, world);
    const page = await applicant.send({ ...GOOD, page: token(applicant) });
    expect(page.status).toBe(422);
    expect(wordsOf(page)).toContain('This page cannot be used any more');
    expect(page.text).toContain('value="ada@example.com"');
    expect(await idsIn(world, cohort.id)).toEqual([]);
  });

  it('cannot be sent with the token of another cohort', async () => {
    const [one, other] = [await formOf(service, world), await formOf(service, world)];
    expect((await one.applicant.send({ ...GOOD, page: other.applicant.token() })).status).toBe(422);
    expect(await idsIn(world, one.cohort.id)).toEqual([]);
  });
});
