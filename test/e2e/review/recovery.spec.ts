import { getQueueToken } from '@nestjs/bull';
import { type Queue } from 'bull';
import { REVIEW_QUEUE } from '../../../src/queue/queues.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { UNFOUNDED } from '../../../src/database/assumptions.js';
import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { type Claim } from '../../../src/modules/review-tasks/claim.js';
import { ReviewTasksRepository } from '../../../src/modules/review-tasks/review-tasks.repository.js';
import { assumeHeld } from '../../../src/modules/review-tasks/review-tasks.statements.js';
import { ClaimLostError } from '../../../src/tasks/lease-keeper.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { eventually } from '../../support/eventually.js';
import { ScriptedReviewer, untilStopped } from '../../support/scripted.reviewer.js';
import { application, World } from '../../support/world.js';

let stores: TestStores;
let api: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  stores = await createTestStores();
  api = await startTestApp({ settings: { ROLE: 'api' }, stores });
  world = await World.create(api);
  cohortId = (await world.cohort()).id;
});
afterAll(async () => {
  await api.close();
  await stores.drop();
});

async function submit(): Promise<string> {
  return String((await world.live.post('/v1/api/applications', application(cohortId))).body['submission_id']);
}
const statusOf = async (id: string): Promise<unknown> =>
  (await world.live.get(`/v1/api/applications/${id}`)).body['status'];
const query = <T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> =>
  api.database.query(sql, values);

describe('what is owed is reviewed, once', () => {
  it('although the queue forgot it, a worker died over it, or told of it three times', async () => {
    const tasks = api.app.get(ReviewTasksRepository, { strict: false });
    const queue = api.app.get<Queue>(getQueueToken(REVIEW_QUEUE), { strict: false });
    const abandoned = await submit();
    expect((await tasks.claim(10)).map(({ submissionId }) => submissionId)).toEqual([abandoned]);
    await query(`update review_tasks set lease_until = now() - interval '1 hour'`);
    const forgotten = await submit();
    await queue.empty();

    const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores });
    const repeated = await submit();
    for (const reviews of [1, 2, 3]) await queue.add({ reviews });
    await queue.add({ nonsense: true });
    try {
      for (const id of [forgotten, abandoned, repeated]) {
        await eventually(async () => (await statusOf(id)) === 'complete', 20_000);
      }
    } finally {
      await worker.close();
    }
    expect(await query('select count(*)::int as n from insights_reports')).toEqual([{ n: 3 }]);
    expect(await query(`select count(*)::int as n from token_entries where kind = 'settle'`)).toEqual([{ n: 3 }]);
    expect(await queue.getJobCounts()).toMatchObject({ waiting: 0, active: 0, failed: 0 });
  });

  it('is claimed by one of many, and a late finisher is fenced off', async () => {
    const tasks = api.app.get(ReviewTasksRepository, { strict: false });
    const tenants = api.app.get(TenantDatabase, { strict: false });
    const id = await submit();
    const claims = (await Promise.all(Array.from({ length: 10 }, () => tasks.claim(10)))).flat();
    expect(claims.map(({ submissionId }) => submissionId)).toEqual([id]);
    await query(`update review_tasks set lease_until = now() - interval '1 second' where submission_id = $1`, id);
    expect(await tasks.sweep(1)).toBe(1);
    const [first, second] = [...claims, ...(await tasks.claim(10))];
    if (first === undefined || second === undefined) throw new Error('not claimed');
    expect(await tasks.renew([first])).toEqual([]);
    expect(await tasks.renew([second])).toEqual([second]);
    const finished = (claim: Claim): Promise<unknown> =>
      tenants.commit(world.organisationId, assumeHeld(world.organisationId, [claim], []));
    await expect(finished(first)).rejects.toMatchObject({ code: UNFOUNDED });
    await finished(second);
    expect(await query('select 1 from review_tasks where submission_id = $1', id)).toEqual([]);
  });

  it('is given back at once by a worker that is shut down', async () => {
    const reviewer = new ScriptedReviewer();
    reviewer.next(untilStopped);
    const overrides = [{ provide: Reviewer, useValue: reviewer }];
    const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores, overrides });
    const id = await submit();
    await eventually(() => reviewer.seen.length === 1);
    await worker.close();
    expect(await query('select attempt, lease_until from review_tasks where submission_id = $1', id)).toEqual([
      { attempt: 0, lease_until: null },
    ]);
  });

  it('stays with its worker for as long as it takes, and is stopped there once another has claimed it', async () => {
    await query('delete from review_tasks');
    const reviewer = new ScriptedReviewer();
    const stopped = new Promise<unknown>((resolve) => {
      reviewer.next((input, signal) => {
        signal.addEventListener('abort', () => {
          resolve(signal.reason);
        });
        return untilStopped(input, signal);
      });
    });
    const overrides = [{ provide: Reviewer, useValue: reviewer }];
    const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores, overrides });
    try {
      const id = await submit();
      await eventually(() => reviewer.seen.length === 1);
      const leasedUntil = async (): Promise<number> =>
        Number(
          (await query<{ at: Date }>('select lease_until as at from review_tasks where submission_id = $1', id))[0]?.at,
        );
      const first = await leasedUntil();
      await eventually(async () => (await leasedUntil()) > first);
      await query('update review_tasks set fence = fence - 1 where submission_id = $1', id);
      expect(await stopped).toBeInstanceOf(ClaimLostError);
    } finally {
      await worker.close();
    }
  });
});
