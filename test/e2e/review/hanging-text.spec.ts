import { EXAMPLE_ANSWERS } from '../../../src/demonstration/example-application.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { ReviewThreads } from '../../../src/modules/review/threads/review-threads.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { type ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { hangingReviewThreads } from '../../support/hanging-threads.js';
import { ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { application, World } from '../../support/world.js';

const GOOD = EXAMPLE_ANSWERS.slice(0, 4);

let stores: TestStores;
let service: TestApp;
let world: World;
let cohortId: string;
let goodReport: Promise<Record<string, unknown>> | undefined;
/** Those of all applications here: a new one reads its word lists anew. */
const threads = hangingReviewThreads();
const overrides = [{ provide: ReviewThreads, useValue: threads }];
threads.onApplicationShutdown = () => undefined;

beforeAll(async () => {
  stores = await createTestStores();
  service = await startTestApp({ stores, overrides });
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});
afterAll(async () => {
  await service.close();
  threads.end();
  await stores.drop();
});

interface Awkward {
  readonly does?: 'hangs' | 'ends';
  readonly length?: number;
}

/** An answer whose reading ends where it gets into that file: by itself, or when it has hung there for as long as it may. */
const awkward = (file: string, { does = 'ends', length = 100 }: Awkward = {}): { key: string; value: string } => ({
  key: 'awkward',
  value: `${'We pay for it all. '.repeat(Math.ceil(length / 19))} It ${does} in ${file} for good.`,
});

async function submit(
  who: World,
  cohort: string,
  answers: readonly object[],
  client: ApiClient = who.live,
): Promise<string> {
  return String((await client.post('/v1/api/applications', application(cohort, { answers }))).body['submission_id']);
}

async function reportOf(who: World, id: string): Promise<Record<string, unknown>> {
  await eventually(
    async () => (await who.live.get(`/v1/api/applications/${id}?wait=60`)).body['status'] === 'complete',
    110_000,
  );
  return (await who.live.get(`/v1/api/applications/${id}/insights?include=provenance`)).body;
}

/** The awkward answer is left out of this part, and of nothing else. */
async function leavesOut(part: string, id: string): Promise<void> {
  const good = await (goodReport ??= reportOf(world, await submit(world, cohortId, GOOD)));
  const report = await reportOf(world, id);
  expect(report['provenance']).toMatchObject({
    degraded: true,
    degraded_reason: `${part}_incomplete`,
    left_out: [{ part, key: 'awkward' }],
    attempts: 1,
  });
  expect(report['industry_field']).toBe(good['industry_field']);
  expect(report['verdict']).not.toBe('COHORT_UNDETERMINED');
  expect(good['provenance']).toMatchObject({ degraded: false, degraded_reason: null, left_out: [] });
}

describe('a text that cannot be read to its end', () => {
  it.each([
    ['redaction.js', 'blinding'],
    ['text.reviewer.js', 'judging'],
  ])('because of %s is left out of %s, and of nothing else', async (file, part) => {
    await leavesOut(part, await submit(world, cohortId, [...GOOD, awkward(file)]));
  });

  it('in every answer completes all the same', async () => {
    const answers = Array.from({ length: 2 }, (_, at) => ({ ...awkward('redaction.js'), key: `answer_${at}` }));
    const report = await reportOf(world, await submit(world, cohortId, answers));
    expect(report).toMatchObject({
      verdict: 'COHORT_UNDETERMINED',
      provenance: { degraded_reason: 'blinding_incomplete' },
    });
  });

  it('and hangs in guard-rails.js, two at once, is left out of guard_rails, and holds up neither another organisation nor the process', async () => {
    const other = await World.create(service);
    const { id: otherCohort } = await other.cohort();
    const hanging = await Promise.all(
      [100, 7_000].map((length) =>
        submit(world, cohortId, [...GOOD, awkward('guard-rails.js', { does: 'hangs', length })]),
      ),
    );
    const short = await submit(other, otherCohort, GOOD);
    expect((await other.live.get('/health/live')).status).toBe(200);
    await reportOf(other, short);
    const states = await Promise.all(
      hanging.map(async (id) => (await world.live.get(`/v1/api/applications/${id}`)).body['status']),
    );
    expect(states).not.toEqual(['complete', 'complete']);
    for (const id of hanging) await leavesOut('guard_rails', id);
  });
});

describe('a language model', () => {
  it('gets the answers that the guard rails have read, and no other', async () => {
    const model = new ScriptedReviewer();
    const app = await startTestApp({ overrides: [...overrides, { provide: Reviewer, useValue: model }] });
    try {
      const own = await World.create(app);
      const { id } = await own.cohort();
      const report = await reportOf(own, await submit(own, id, [...GOOD, awkward('guard-rails.js')]));
      expect(report['provenance']).toMatchObject({
        reviewer: 'scripted',
        left_out: [{ part: 'guard_rails', key: 'awkward' }],
      });
      expect(model.seen.map(({ answers }) => answers.map(({ key }) => key))).toEqual([GOOD.map(({ key }) => key)]);
      const unread = await reportOf(own, await submit(own, id, [awkward('guard-rails.js')]));
      expect(unread['provenance']).toMatchObject({ reviewer: 'text', degraded_reason: 'guard_rails_incomplete' });
      expect(model.seen).toHaveLength(1);
    } finally {
      await app.close();
    }
  });
});

describe('a review over which workers were lost', () => {
  const nothingRead = expect.arrayContaining([{ part: 'judging', key: null }]) as unknown;
  const cases = [
    { lost: 2, isAwkward: true, leftOut: [{ part: 'guard_rails', key: 'awkward' }] },
    { lost: 2, isAwkward: false, leftOut: [] },
    { lost: 3, isAwkward: true, leftOut: nothingRead },
    { lost: 5, isAwkward: false, leftOut: nothingRead },
  ];

  it('is read with care after two, not at all after three, and completes', async () => {
    const apart = await createTestStores();
    const api = await startTestApp({ settings: { ROLE: 'api' }, stores: apart });
    const own = await World.create(api);
    const { id: cohort } = await own.cohort();
    const ids: string[] = [];
    for (const { lost, isAwkward } of cases) {
      const id = await submit(own, cohort, isAwkward ? [...GOOD, awkward('guard-rails.js')] : GOOD);
      await api.database.query('update review_tasks set attempt = $2 where submission_id = $1', [id, lost]);
      ids.push(id);
    }
    const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores: apart, overrides });
    try {
      for (const [at, { lost, leftOut }] of cases.entries()) {
        const { provenance } = await reportOf(own, ids[at] ?? '');
        expect(provenance).toMatchObject({ attempts: lost + 1, left_out: leftOut });
      }
    } finally {
      await worker.close();
      await api.close();
      await apart.drop();
    }
  });
});
