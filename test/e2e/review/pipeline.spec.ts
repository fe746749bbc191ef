import { ReviewerError } from '../../../src/modules/review/reviewers/reviewer.errors.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { STAGE_NAMES } from '../../../src/modules/review/stages/stages.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { gatedReview } from '../../support/gated-review.js';
import { failing, ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { STRONG, WEAK } from '../../support/sample-applications.js';
import { application, submitAndWait, World } from '../../support/world.js';

const UP_TO_THE_REVIEWER = STAGE_NAMES.slice(0, STAGE_NAMES.indexOf('ai_review') + 1);

let service: TestApp;
let world: World;
let cohortId: string;
const reviewer = new ScriptedReviewer();

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: Reviewer, useValue: reviewer }] });
  world = await World.create(service);
  cohortId = (await world.cohort({ reviewPrice: 3 })).id;
});
afterAll(() => service.close());

const rows = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  service.database.query(sql, values);
const ledgerOf = (id: unknown) =>
  rows('select kind, amount, run from token_entries where submission_id = $1 order by id', id);
const timelineOf = (id: unknown) =>
  rows<{ attempt: number; stages: string[]; failed: boolean }>(
    `select attempt, (select array_agg(passage->>0) from json_array_elements(passages) passage) as stages, failed
       from review_attempts where submission_id = $1 order by attempt`,
    id,
  );
const submit = async (): Promise<string> =>
  String((await world.live.post('/v1/api/applications', application(cohortId))).body['submission_id']);
const statusOf = async (id: string): Promise<unknown> =>
  (await world.live.get(`/v1/api/applications/${id}`)).body['status'];
/** Brings the time of a postponed attempt forward, so that nobody has to wait for it. */
const hurry = () => rows('update review_tasks set available_at = now() where available_at > now()');

describe('the review pipeline', () => {
  it('goes through its stages in order, and settles the price with the report', async () => {
    const { id } = await submitAndWait(world.live, application(cohortId));
    expect(await timelineOf(id)).toEqual([{ attempt: 1, stages: STAGE_NAMES, failed: false }]);
    expect(await ledgerOf(id)).toEqual([
      { kind: 'reserve', amount: -3, run: 1 },
      { kind: 'settle', amount: 0, run: 1 },
    ]);
    expect(await rows('select * from review_tasks where submission_id = $1', id)).toEqual([]);
    expect((await world.live.get('/v1/api/balance')).body).toEqual({ balance: 997, reserved: 0 });
  });

  it('tells a strong application from a weak one', async () => {
    const read = async (answers: typeof STRONG): Promise<Record<string, unknown>> => {
      const { id } = await submitAndWait(world.live, application(cohortId, { answers }));
      return (await world.live.get(`/v1/api/applications/${String(id)}/insights`)).body;
    };
    const [strong, weak] = [await read(STRONG), await read(WEAK)];
    for (const score of ['clarity_score', 'founder_fit_score', 'idea_strength_score']) {
      expect(Number(strong[score])).toBeGreaterThan(Number(weak[score]) * 1.5);
    }
  });

  it('never shows the reviewer who applied', async () => {
    const answers = [...STRONG, { key: 'contact', value: 'Write to Zebedee Quux or zq@quux.example' }];
    await submitAndWait(
      world.live,
      application(cohortId, { answers, founder_name: 'Zebedee Quux', contact_email: 'zq@quux.example' }),
    );
    const shown = JSON.stringify(reviewer.seen.at(-1));
    expect(shown).not.toMatch(/zebedee|quux|zq@/i);
  });

  it.each([
    ['nothing at all', []],
    ['blanks', [{ key: 'a', value: ' \u2003 ' }]],
  ])('fails on %s, gives the tokens back and keeps the submission', async (_, answers) => {
    const record = await submitAndWait(world.live, application(cohortId, { answers }));
    expect(record).toMatchObject({ status: 'failed', failure_code: 'no_usable_answers' });
    expect(await ledgerOf(record['id'])).toMatchObject([
      { kind: 'reserve', amount: -3 },
      { kind: 'release', amount: 3 },
    ]);
    expect(await rows('select answers from submissions where id = $1', record['id'])).toEqual([{ answers }]);
  });

  it('tries again when the reviewer is unavailable, and reports once', async () => {
    reviewer.next(failing(new ReviewerError('unavailable')), failing(new ReviewerError('malformed')));
    const { id, status } = await submitAndWait(world.live, application(cohortId), hurry);
    expect(status).toBe('complete');
    expect(await timelineOf(id)).toMatchObject([
      { attempt: 1, stages: UP_TO_THE_REVIEWER, failed: true },
      { attempt: 2, stages: UP_TO_THE_REVIEWER, failed: true },
      { attempt: 3, stages: STAGE_NAMES, failed: false },
    ]);
    expect(await ledgerOf(id)).toHaveLength(2);
  });

  it('gives up when every try is used up', async () => {
    reviewer.next(...Array.from({ length: 4 }, () => failing(new ReviewerError('unavailable'))));
    const record = await submitAndWait(world.live, application(cohortId), hurry);
    expect(record).toMatchObject({ status: 'failed', failure_code: 'review_unavailable' });
    expect(await ledgerOf(record['id'])).toMatchObject([{ kind: 'reserve' }, { kind: 'release' }]);
  });

  it('does not ask twice a reviewer that refused', async () => {
    reviewer.next(failing(new ReviewerError('refused')));
    const record = await submitAndWait(world.live, application(cohortId));
    expect(record).toMatchObject({ status: 'failed', failure_code: 'review_refused' });
  });

  it('finishes what was submitted in time although the cohort closes meanwhile', async () => {
    const cohort = await world.cohort();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const real = new ScriptedReviewer();
    reviewer.next(async (input, signal) => {
      await held;
      return real.judge(input, signal);
    });
    const finished = submitAndWait(world.live, application(cohort.id));
    await eventually(async () => (await rows('select 1 from review_tasks where attempt = 1')).length === 1);
    await rows(`update cohorts set status = 'closed' where id = $1`, cohort.id);
    release();
    expect(await finished).toMatchObject({ status: 'complete' });
  });

  it('shows as processing what is still under review when somebody could have looked, and then how it ended', async () => {
    const [one, other] = [gatedReview(), gatedReview(new ReviewerError('refused'))];
    reviewer.next(one.script, other.script);
    const ids = [await submit(), await submit()];
    const statuses = async (): Promise<string> => (await Promise.all(ids.map(statusOf))).sort().join();
    await eventually(async () => (await statuses()) === 'processing,processing');
    one.end();
    other.end();
    await eventually(async () => (await statuses()) === 'complete,failed');
  });

  it('goes on showing as processing what will be tried again, however soon it failed', async () => {
    reviewer.next(failing(new ReviewerError('unavailable')));
    const id = await submit();
    await eventually(async () => (await timelineOf(id))[0]?.failed === true);
    expect(await statusOf(id)).toBe('processing');
    await eventually(async () => {
      await hurry();
      return (await statusOf(id)) === 'complete';
    });
  });
});
