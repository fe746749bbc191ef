import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { SystemDatabase } from '../../../src/database/system-database.js';
import { CLAIM } from '../../../src/modules/review-tasks/claim.sql.js';
import { ReviewTasksRepository } from '../../../src/modules/review-tasks/review-tasks.repository.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { eventually } from '../../support/eventually.js';
import { owe } from '../../support/owe.js';
import { ScriptedReviewer, untilStopped } from '../../support/scripted.reviewer.js';
import { application, World } from '../../support/world.js';

const BACKLOG = 2_000;
/** The most reviews that one worker has claimed. */
const CLAIMED = 100;
const NOBODY = '00000000-0000-0000-0000-000000000000';

let stores: TestStores;
let api: TestApp;

beforeAll(async () => {
  stores = await createTestStores();
  api = await startTestApp({ settings: { ROLE: 'api' }, stores });
});
afterAll(async () => {
  await api.close();
  await stores.drop();
});

const query = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  api.database.query(sql, values);

/** For whom each look of a worker claims something, from now on, in the order in which the looks begin. */
function recordLooks({ app }: TestApp): string[][] {
  const tasks = app.get(ReviewTasksRepository, { strict: false });
  const claim = tasks.claim.bind(tasks);
  const looks: string[][] = [];
  tasks.claim = async (limit) => {
    const look: string[] = [];
    looks.push(look);
    const claims = await claim(limit);
    look.push(...claims.map(({ organisationId }) => organisationId));
    return claims;
  };
  return looks;
}

describe('what is due', () => {
  it('is claimed by equal shares of each organisation, the oldest of each first, beginning with who has waited longest', async () => {
    const tasks = api.app.get(ReviewTasksRepository, { strict: false });
    const worlds = await Promise.all([1, 2, 3].map(() => World.create(api)));
    for (const [at, many] of [20, 2, 20].entries()) {
      const world = worlds[at] as World;
      await owe(api, world, many);
    }
    const [a, b, c] = worlds.map(({ organisationId }) => organisationId).sort();
    const few = worlds[1]?.organisationId;
    expect((await tasks.claim(1)).map(({ organisationId }) => organisationId)).toEqual([a]);
    await query('update review_tasks set lease_until = null');
    const claims = await tasks.claim(9);
    expect(claims.slice(0, 6).map(({ organisationId }) => organisationId)).toEqual([b, c, a, b, c, a]);
    expect(claims).toHaveLength(8);
    expect(claims.filter(({ organisationId }) => organisationId === few)).toHaveLength(2);
    const oldest = await query<{ id: string }>(
      `select submission_id as id from review_tasks where organisation_id = $1 order by available_at limit 3`,
      worlds[0]?.organisationId,
    );
    const own = claims.filter(({ organisationId }) => organisationId === worlds[0]?.organisationId);
    expect(own.map(({ submissionId }) => submissionId)).toEqual(oldest.map(({ id }) => id));
    await query('delete from review_tasks');
  });

  it('is read no further than it is claimed, also when PostgreSQL has not noticed yet how much it is', async () => {
    const world = await World.create(api);
    await query('analyze review_tasks');
    await owe(api, world, BACKLOG);
    const system = api.app.get(SystemDatabase, { strict: false });
    for (const known of [[], [world.organisationId]]) {
      const values = [NOBODY, 10, 1, known, known.map(() => '-infinity')];
      const plan = await system.rows<Record<string, string>>(`explain analyze ${CLAIM}`, values);
      const read = plan.flatMap(
        (line) => /on review_tasks.*rows=(\d+) loops/.exec(Object.values(line).join())?.slice(1) ?? [],
      );
      expect(Math.max(...read.map(Number))).toBe(10);
    }
    await query('delete from review_tasks');
  });

  it('is claimed for no more than two reviews for each that may ask a language model at the same time', async () => {
    const world = await World.create(api);
    await owe(api, world, 20);
    const reviewer = new ScriptedReviewer();
    reviewer.next(...Array.from({ length: 20 }, () => untilStopped));
    const settings = {
      ROLE: 'worker',
      REVIEWER: 'openai-compatible',
      REVIEWER_BASE_URL: 'http://127.0.0.1:9/v1',
      REVIEWER_MODEL: 'none',
      REVIEWER_CONCURRENCY: '3',
    };
    const worker = await startTestApp({ settings, stores, overrides: [{ provide: Reviewer, useValue: reviewer }] });
    try {
      const claimed = async (): Promise<number> =>
        (await query('select from review_tasks where lease_until is not null')).length;
      await eventually(async () => (await claimed()) > 0 && reviewer.seen.length > 0);
      expect(await claimed()).toBe(6);
    } finally {
      await worker.close();
    }
    await query('delete from review_tasks');
  });

  it('of several organisations is claimed in turns of one review, from one look to the next', async () => {
    const worlds = await Promise.all([1, 2, 3].map(() => World.create(api)));
    for (const world of worlds) await owe(api, world, BACKLOG / 4);
    const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores });
    try {
      const looks = recordLooks(worker);
      const turns = await eventually(() => looks.flat().length >= 3 * CLAIMED && looks.flat().slice(0, 3 * CLAIMED));
      const round = turns.slice(0, worlds.length);
      expect(new Set(round)).toEqual(new Set(worlds.map(({ organisationId }) => organisationId)));
      expect(turns).toEqual(turns.map((_, at) => round[at % worlds.length]));
    } finally {
      await worker.close();
    }
    await query('delete from review_tasks');
  });

  it('of one organisation does not wait for the large import of another', async () => {
    const [large, small] = [await World.create(api), await World.create(api)];
    await owe(api, large, BACKLOG);
    const { id: cohortId } = await small.cohort();
    const reviewer = new ScriptedReviewer();
    const worker = await startTestApp({
      settings: { ROLE: 'worker' },
      stores,
      overrides: [{ provide: Reviewer, useValue: reviewer }],
    });
    const done = async (): Promise<number> =>
      (
        await query<{ n: number }>(
          'select count(*)::int as n from insights_reports where organisation_id = $1',
          large.organisationId,
        )
      )[0]?.n ?? 0;
    try {
      const looks = recordLooks(worker);
      await eventually(async () => (await done()) > 0);
      const { body } = await small.live.post('/v1/api/applications', application(cohortId));
      const begun = looks.length;
      const claiming = await eventually(() => {
        const at = looks.findIndex((look) => look.includes(small.organisationId));
        return at >= 0 && { at };
      });
      // A look with room for one review may still begin with the other organisation.
      const before = looks.slice(begun, claiming.at).flat();
      expect(before.length).toBeLessThanOrEqual(1);
      const id = String(body['submission_id']);
      await eventually(async () => (await small.live.get(`/v1/api/applications/${id}`)).body['status'] === 'complete');
      // What the worker had claimed before goes first, and what was claimed together with it takes turns with it.
      const between = await query(
        `select from insights_reports other, submissions own join insights_reports report on report.submission_id = own.id
          where own.id = $1 and other.organisation_id = $2 and other.generated_at between own.submitted_at and report.generated_at`,
        id,
        large.organisationId,
      );
      expect(between.length).toBeLessThanOrEqual(1.5 * CLAIMED);
      // And yet reviews are claimed by the dozen, not one by one while the worker reads.
      await eventually(async () => (await done()) > BACKLOG / 10);
      const claimed = looks.filter((look) => look.length > 0);
      expect(claimed.flat().length / claimed.length).toBeGreaterThan(3);
    } finally {
      await worker.close();
    }
  });
});
