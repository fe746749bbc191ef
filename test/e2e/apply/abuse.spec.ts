import fc from 'fast-check';
import { FormThrottle } from '../../../src/modules/apply/access/form-throttle.js';
import { type CohortEntity } from '../../../src/modules/cohorts/cohort.entity.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { Applicant, receivedId, wordsOf } from '../../support/applicant.js';
import { countStatuses, shownLimit } from '../../support/rate-limit.js';
import { World } from '../../support/world.js';

const FORM = 'application/x-www-form-urlencoded';

let service: TestApp;
let world: World;
let cohort: CohortEntity;
let applicant: Applicant;

beforeAll(async () => {
  service = await startTestApp({
    settings: { ROLE: 'api', TRUST_PROXY: '1', RATE_LIMIT_FORM_PER_HOUR: '5', RATE_LIMIT_ADDRESS_PER_MINUTE: '500' },
  });
  world = await World.create(service);
});
beforeEach(async () => {
  cohort = await world.cohort({ publicForm: true });
  const form = JSON.stringify([
    { key: 'problem', label: 'Problem?', field_type: 'text', sources: [], clarity_role: null, required: true },
  ]);
  await service.database.query('update form_versions set fields = $2 where cohort_id = $1', [cohort.id, form]);
  applicant = await Applicant.before(service, cohort);
});
afterAll(() => service.close());

const GOOD = { founder_name: 'Ada', contact_email: 'ada@example.com', 'answer.problem': 'Milk goes warm.' };

let lastAddress = 0;
/** Somebody who has not been here yet. */
function elsewhere(): { 'x-forwarded-for': string } {
  lastAddress += 1;
  return { 'x-forwarded-for': `10.0.${lastAddress >> 8}.${lastAddress & 255}` };
}

async function stored(): Promise<number> {
  const [{ count } = { count: '0' }] = await service.database.query<{ count: string }[]>(
    'select count(*) from submissions where cohort_id = $1',
    [cohort.id],
  );
  return Number(count);
}

it('tells a program that fills in what people do not see that all went well, and keeps nothing of it', async () => {
  const sent = await applicant.send({ ...GOOD, subject: 'Cheap loans' }, elsewhere());
  expect(receivedId(sent)).not.toBeNull();
  const receipt = await applicant.open(String(sent.headers.get('location')));
  expect(wordsOf(receipt)).toContain('Your application has been received');
  // As any other.
  expect(wordsOf(receipt)).toMatch(/Reference ACOHO-[2-9CDFGHJKMNPQRTVWXY]{4} /);
  expect(await stored()).toBe(0);
  const { body } = await world.live.get('/v1/api/balance');
  expect(body).toMatchObject({ balance: 1_000 });
});

it('has a trap that neither eyes, keyboards nor screen readers meet', async () => {
  const { text } = await applicant.open();
  expect(text).toMatch(
    /<div class="unseen" aria-hidden="true"><label for="subject">Leave this empty<\/label><input [^>]*name="subject" tabindex="-1" autocomplete="off">/,
  );
});

it('asks for a moment when it was filled in faster than it can be read, and takes the same page then', async () => {
  const quick = await applicant.send({ ...GOOD, page: applicant.token(0) }, elsewhere());
  expect(quick.status).toBe(422);
  expect(wordsOf(quick)).toContain('That was very quick');
  expect(quick.text).toContain('Milk goes warm.');
  expect(await stored()).toBe(0);
  const slow = await applicant.send({ ...GOOD, page: applicant.token(3_001) }, elsewhere());
  expect(receivedId(slow)).not.toBeNull();
});

it('takes only so much from an address, says when it takes more, and keeps what was written', async () => {
  const from = elsewhere();
  expect(await countStatuses(Array.from({ length: 5 }, () => applicant.send({}, from)))).toEqual({ 422: 5 });
  const page = await applicant.send(GOOD, from);
  expect(page.status).toBe(429);
  expect(shownLimit(page)).toMatchObject({ policy: 'form_address', quota: 5, window: 3_600, remaining: 0 });
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(wordsOf(page)).toMatch(/sent too often.*again in 60 minutes/);
  expect(page.text).toContain('Milk goes warm.');
  expect(await stored()).toBe(0);
  expect(receivedId(await applicant.send(GOOD, elsewhere()))).not.toBeNull();
});

it('takes only so much for one cohort, from however many addresses', async () => {
  const throttle = service.app.get(FormThrottle, { strict: false });
  await Promise.all(Array.from({ length: 119 }, () => throttle.countApplication(cohort.id)));
  expect(receivedId(await applicant.send(GOOD, elsewhere()))).not.toBeNull();
  const page = await applicant.send(GOOD, elsewhere());
  expect(page.status).toBe(429);
  expect(shownLimit(page)).toMatchObject({ policy: 'form_cohort', quota: 120, window: 60, remaining: 0 });
  expect(wordsOf(page)).toMatch(/sent too often.*again in a minute/);
  expect(await stored()).toBe(1);
});

it('counts visits like those of everybody without a key', async () => {
  const page = await applicant.open();
  expect(shownLimit(page)).toMatchObject({ policy: 'address', quota: 500 });
});

describe('what no browser sends', () => {
  const shapes: [string, string | Uint8Array, Record<string, string>, number][] = [
    ['JSON', '{"a":1}', { 'content-type': 'application/json' }, 415],
    ['parts', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['no media type', 'a=b', { 'content-type': '' }, 415],
    ['another alphabet', 'a=b', { 'content-type': `${FORM}; charset=utf-16` }, 415],
    ['compressed', 'a=b', { 'content-type': FORM, 'content-encoding': 'gzip' }, 415],
    ['too long', `answer.problem=${'a'.repeat(3 * 1024 * 1024)}`, { 'content-type': FORM }, 413],
    ['too many controls', 'a=b&'.repeat(1_001), { 'content-type': FORM }, 413],
    ['nothing', '', { 'content-type': FORM }, 422],
    ['escapes of nothing', '%=%&page=%zz&%ff%fe=%c3%28&&=&===', { 'content-type': FORM }, 422],
    ['names of the language', '__proto__=1&constructor=2&answer.__proto__=x&toString=3', { 'content-type': FORM }, 422],
    ['bytes', new Uint8Array([0, 255, 128, 61, 237, 160, 128]), { 'content-type': FORM }, 422],
  ];

  it.each(shapes)('is refused in words: %s', async (_, raw, headers, status) => {
    const answer = await applicant.sendRaw(raw, { ...headers, ...elsewhere() });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('<h1>');
    expect(await stored()).toBe(0);
  });

  it('takes an answer of the full length in any script', async () => {
    const sent = await applicant.send({ ...GOOD, 'answer.problem': '語'.repeat(20_000) }, elsewhere());
    expect(receivedId(sent)).not.toBeNull();
    const over = await applicant.send({ ...GOOD, 'answer.problem': '語'.repeat(20_001) }, elsewhere());
    expect([over.status, wordsOf(over)]).toEqual([422, expect.stringContaining('Shorten this to 20,000 characters')]);
  });

  it('takes no address that fills the whole form, and says how long one may be', async () => {
    const long = 'a'.repeat(2_900_000);
    for (const address of [long, `${long}@a.bc`, `"${long}"@a.bc`, `a@${long}.bc`, `a@${'a.'.repeat(1_450_000)}bc`]) {
      const sent = await applicant.send({ ...GOOD, contact_email: address }, elsewhere());
      expect([sent.status, wordsOf(sent)]).toEqual([422, expect.stringContaining('Shorten this to 254 characters')]);
    }
  });

  it('never makes the service fail, nor is it ever repeated as markup', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('<script>x</script>', '"><b>', "' or 1=1", '\u0000', 'ada@example.com'),
    );
    const name = fc.oneof(
      text,
      fc.constantFrom('page', 'subject', 'founder_name', 'contact_email', 'answer.problem', 'answer.', 'answer.x'),
    );
    const send = async (entries: [string, string][], isFresh: boolean): Promise<Answer> => {
      const body = new URLSearchParams(isFresh ? [['page', applicant.token()], ...entries] : entries);
      return applicant.sendRaw(body.toString(), { 'content-type': FORM, ...elsewhere() });
    };
    const property = fc.asyncProperty(
      fc.array(fc.tuple(name, text), { maxLength: 8 }),
      fc.boolean(),
      async (entries, isFresh) => {
        const answer = await send(entries, isFresh);
        expect([200, 303, 402, 409, 413, 422, 429]).toContain(answer.status);
        expect(answer.text).not.toMatch(/<script>x|"><b>/);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
});
