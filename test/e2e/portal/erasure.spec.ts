import { BANDS } from '../../../src/modules/overlaps/fingerprint.js';
import { FORGET_WAITING } from '../../../src/modules/overlaps/fingerprint.statements.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { gatedReview } from '../../support/gated-review.js';
import { PortalClient } from '../../support/portal-client.js';
import { STRONG } from '../../support/sample-applications.js';
import { ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { application, submitAndWait, World } from '../../support/world.js';
import { tablesWith, wordsOfReport } from './where-it-stands.js';

/** In everything that is to be erased, and nowhere else. */
const MARK = 'Quetzalcoatl';

const reviewer = new ScriptedReviewer();

let service: TestApp;
let world: World;
let portal: PortalClient;
let cohortId: string;

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: Reviewer, useValue: reviewer }] });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
afterAll(() => service.close());
beforeEach(async () => {
  cohortId = (await world.cohort({ reviewPrice: 3 })).id;
});

const pathOf = (id: string): string => `/v1/portal/submissions/${id}`;
const erase = (id: string, by = portal): Promise<Answer> => by.send('DELETE', pathOf(id), undefined);
const query = <T>(sql: string, ...values: unknown[]): Promise<T[]> => service.database.query(sql, values);

function personal(change: Record<string, unknown> = {}): Record<string, unknown> {
  const answers = STRONG.map(({ key, value }) => ({ key, value: `${value} We call it ${MARK}.` }));
  return application(cohortId, {
    founder_name: `Ada ${MARK}`,
    contact_email: `${MARK}@example.com`,
    answers,
    ...change,
  });
}

async function reviewedAndDiscussed(): Promise<string> {
  const record = await submitAndWait(world.live, personal({ external_id: 'crm-1' }));
  const id = String(record['id']);
  const decision = { review_status: 'rejected', reason: `${MARK} is too early` };
  await portal.send('PATCH', pathOf(id), decision, { headers: { 'if-match': '*' } });
  await portal.post(`${pathOf(id)}/notes`, { text: `Met ${MARK} in Lagos` });
  return id;
}

describe('what is erased', () => {
  it('is in no table any more', async () => {
    const id = await reviewedAndDiscussed();
    const before = await tablesWith(MARK, service);
    expect(before).toEqual(['review_decisions', 'submission_notes', 'submission_standings', 'submissions']);
    const { body } = await portal.get<{ report: Record<string, unknown> }>(pathOf(id));
    const words = wordsOfReport(body.report);
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) expect(await tablesWith(word, service)).toContain('insights_reports');
    const { status, text } = await erase(id);
    expect([status, text]).toEqual([204, '']);
    expect(await tablesWith(MARK, service)).toEqual([]);
    for (const word of words) expect(await tablesWith(word, service)).toEqual([]);
    for (const table of ['waiting_fingerprints', 'answer_fingerprints', 'submission_notes', 'review_tasks']) {
      expect(await query(`select 1 from ${table} where submission_id = $1`, id)).toEqual([]);
    }
  });

  it('is nowhere to be read, in no list, and for nobody', async () => {
    const id = await reviewedAndDiscussed();
    await erase(id);
    const reads = await Promise.all([
      world.live.get(`/v1/api/applications/${id}`),
      world.live.get(`/v1/api/applications/${id}?wait=1`),
      world.live.get(`/v1/api/applications/${id}/insights`),
      portal.get(pathOf(id)),
      portal.post(`${pathOf(id)}/notes`, { text: 'x' }),
      portal.post(`${pathOf(id)}/retry`),
      portal.send('PATCH', pathOf(id), { review_status: 'approved' }, { headers: { 'if-match': '*' } }),
      erase(id),
    ]);
    for (const { status, body } of reads as Answer[])
      expect([status, body['code']]).toEqual([404, 'submission_not_found']);
    expect((await world.live.get('/v1/api/applications')).text).not.toContain(id);
    expect((await portal.get(`/v1/portal/submissions?cohort_id=${cohortId}`)).text).not.toContain(id);
  });

  it('is not made anew by the request that made it', async () => {
    const key = { headers: { 'idempotency-key': 'sent-again' } };
    const batchKey = { headers: { 'idempotency-key': 'sent-again-in-a-batch' } };
    const batch = { applications: [personal(), personal()] };
    const { body } = await world.live.post('/v1/api/applications', personal(), key);
    const { body: many } = await world.live.post<{ results: { submission_id: string }[] }>(
      '/v1/api/applications/batch',
      batch,
      batchKey,
    );
    const ids = [String(body['submission_id']), ...many.results.map(({ submission_id }) => submission_id)];
    for (const id of ids) await erase(id);
    const stored = (): Promise<unknown[]> =>
      query('select id from submissions where organisation_id = $1 order by id', world.organisationId);
    const before = await stored();
    for (const client of [world.live, (await world.key()).client]) {
      const again = [
        await client.post('/v1/api/applications', personal(), key),
        await client.post('/v1/api/applications', personal({ founder_name: 'Another' }), key),
        await client.post('/v1/api/applications/batch', batch, batchKey),
      ];
      expect(again.map(({ status, body: { code } }) => [status, code])).toEqual(
        Array(3).fill([404, 'submission_not_found']),
      );
    }
    expect(await stored()).toEqual(before);
    expect(await tablesWith(MARK, service)).toEqual([]);
    await query(`update remembered_answers set created_at = now() - interval '24 hours'`);
    const anew = await world.live.post('/v1/api/applications', personal(), key);
    expect(anew.status).toBe(202);
    await erase(String(anew.body['submission_id']));
  });

  it('is gone from the answers that are remembered, too', async () => {
    const sendWith = (key: string): Promise<Answer> =>
      world.live.post('/v1/api/applications', personal(), { headers: { 'idempotency-key': key } });
    const [{ body }, other] = [await sendWith('first'), await sendWith('second')];
    await erase(String(body['submission_id']));
    const answers = await query(
      `select idempotency_key as key, body is not null and length(fingerprint) = 32 as remembered
         from remembered_answers where organisation_id = $1 and idempotency_key in ('first', 'second') order by 1`,
      world.organisationId,
    );
    expect(answers).toEqual([
      { key: 'first', remembered: false },
      { key: 'second', remembered: true },
    ]);
    await erase(String(other.body['submission_id']));
  });
});

describe('what stays', () => {
  it('are the numbers of the ledger and of the cohort’s statistics', async () => {
    const id = await reviewedAndDiscussed();
    const counted = async (): Promise<Record<string, unknown>> => ({
      analytics: (await portal.get(`/v1/portal/cohorts/${cohortId}/analytics`)).body,
      ledger: await query('select kind, amount from token_entries where submission_id = $1 order by seq', id),
      balance: (await world.live.get('/v1/api/balance')).body,
    });
    const before = await counted();
    await erase(id);
    const after = await counted();
    expect(after).toEqual(before);
    expect(after['ledger']).toHaveLength(2);
  });

  it('is that its external_id is used', async () => {
    const id = await reviewedAndDiscussed();
    await erase(id);
    const again = await world.live.post('/v1/api/applications', personal({ external_id: 'crm-1' }));
    expect(again).toMatchObject({ status: 409, body: { code: 'duplicate_external_id', submission_id: id } });
  });

  it('are other submissions, as they were', async () => {
    const [one, other] = [await reviewed(), await reviewed()];
    const before = await portal.get<{ overlaps: unknown[]; from_same_address: unknown[] }>(pathOf(other));
    expect(before.body.overlaps).toHaveLength(1);
    expect(before.body.from_same_address).toHaveLength(1);
    await erase(one);
    const { body } = await portal.get<{ overlaps: unknown[] }>(pathOf(other));
    expect(body).toEqual({ ...before.body, overlaps: [], from_same_address: [] });
    await erase(other);
  });
});

async function reviewed(): Promise<string> {
  return String((await submitAndWait(world.live, personal()))['id']);
}

describe('while a review is under way', () => {
  it('ends it without writing, gives the tokens back, and tells callers that wait', async () => {
    const { script, end } = gatedReview();
    // Reviews of what was erased before may still be under way.
    reviewer.nextOf('Gated', script);
    const balance = (await world.live.get('/v1/api/balance')).body;
    const answers = STRONG.map(({ key, value }) => ({ key, value: `${value} We call it Gated ${MARK}.` }));
    const { body } = await world.live.post('/v1/api/applications', personal({ answers }));
    const id = String(body['submission_id']);
    await eventually(async () => (await world.live.get(`/v1/api/applications/${id}`)).body['status'] === 'processing');
    const waiting = world.live.get(`/v1/api/applications/${id}?wait=30`);
    expect((await erase(id)).status).toBe(204);
    expect((await waiting).status).toBe(404);
    end();
    // Another review, from beginning to end, so that the first has had its time.
    const other = await submitAndWait(world.live, application(cohortId));
    expect(await query('select 1 from insights_reports where submission_id = $1', id)).toEqual([]);
    expect(await query('select 1 from review_attempts where submission_id = $1', id)).toEqual([]);
    expect(await query('select kind, amount from token_entries where submission_id = $1 order by seq', id)).toEqual([
      { kind: 'reserve', amount: -3 },
      { kind: 'release', amount: 3 },
    ]);
    await erase(String(other['id']));
    expect((await world.live.get('/v1/api/balance')).body).toEqual({
      ...balance,
      balance: Number(balance['balance']) - 3,
    });
    expect(await tablesWith(MARK, service)).toEqual([]);
  });
});

it('does not stand in the way of fingerprints that are being moved to the index, and finds them there', async () => {
  const id = await reviewedAndDiscussed();
  const mover = service.database.createQueryRunner();
  await mover.startTransaction();
  await mover.query('lock table waiting_fingerprints in share row exclusive mode');
  const erased = erase(id);
  const blocked = `
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query = '${FORGET_WAITING}'`;
  await eventually(async () => (await query(blocked)).length > 0);
  await mover.query('select from submissions where id = $1 for key share nowait', [id]);
  await mover.query(
    `insert into answer_fingerprints (submission_id, answer_key, organisation_id, bands, sketch)
     values ($1, 'moved', $2, array_fill(1::bigint, array[$3::integer]), '{}')`,
    [id, world.organisationId, BANDS],
  );
  await mover.commitTransaction();
  await mover.release();
  expect((await erased).status).toBe(204);
  expect(await query('select from answer_fingerprints where submission_id = $1', id)).toEqual([]);
});

it('erases previews as well, and nothing of another organisation', async () => {
  const id = String((await submitAndWait(world.test, personal()))['id']);
  const stranger = await PortalClient.signIn(service.baseUrl, await World.create(service));
  expect((await erase(id, stranger)).body).toMatchObject({ code: 'submission_not_found' });
  expect((await portal.get(pathOf(id))).status).toBe(200);
  expect((await erase(id)).status).toBe(204);
  expect(await tablesWith(MARK, service)).toEqual([]);
});

it('is done once, by the first of several', async () => {
  const id = await reviewed();
  const answers = await Promise.all([erase(id), erase(id), erase(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
});
