import { eventually } from '../../../../test/support/eventually.js';
import { AppConfig } from '../../../config/app-config.js';
import { loadSettings } from '../../../config/load-settings.js';
import { type ReviewMetrics } from '../../metrics/review-metrics.js';
import { type Claim } from '../../review-tasks/claim.js';
import { type ReviewTasksRepository } from '../../review-tasks/review-tasks.repository.js';
import { type ClaimKeeper } from './claim-keeper.js';
import { ReviewWorker } from './review.worker.js';
import { type RunReview } from './run-review.js';

/** What a look finds, of as much as there is room for. */
type Look = (room: number) => number;

/** A worker whose reviews are read and end when they are told to, and how much room each of its looks had. */
function workerWith(...looks: Look[]) {
  const rooms: number[] = [];
  const ends: (() => void)[] = [];
  const reads: (() => void)[] = [];
  const claim = (room: number): Promise<Claim[]> => {
    const found = looks[rooms.push(room) - 1]?.(room) ?? 0;
    return Promise.resolve(Array.from({ length: found }, () => ({ organisationId: 'an organisation' }) as Claim));
  };
  const claims: Pick<ClaimKeeper, 'held' | 'hold'> = {
    get held() {
      return ends.length;
    },
    hold: (_, work) => work(new AbortController().signal),
  };
  const execute = (_: Claim, __: AbortSignal, onRead: () => void): Promise<void> =>
    new Promise((resolve) => {
      reads.push(onRead);
      ends.push(resolve);
    });
  const config = new AppConfig(loadSettings({}), { databaseUrl: '', redisUrl: '' });
  const runReview: Pick<RunReview, 'execute'> = { execute };
  const tasks: Pick<ReviewTasksRepository, 'claim' | 'sweep'> = { claim, sweep: () => Promise.resolve(0) };
  const metrics: Pick<ReviewMetrics, 'leasesExpired'> = { leasesExpired: () => undefined };
  const worker = new ReviewWorker(
    config,
    tasks as ReviewTasksRepository,
    claims as ClaimKeeper,
    runReview as RunReview,
    metrics as ReviewMetrics,
  );
  return {
    worker,
    rooms,
    read: (reviews: number) => {
      for (const onRead of reads.splice(0, reviews)) onRead();
    },
    end: (reviews: number) => {
      for (const resolve of ends.splice(0, reviews)) resolve();
    },
  };
}

async function microtasks(many: number): Promise<void> {
  for (let passed = 0; passed < many; passed += 1) await Promise.resolve();
}

it.each(Array.from({ length: 12 }, (_, many) => many))(
  'looks again when it is called %d microtasks after it looked',
  async (many) => {
    let calledAgain: Promise<void> | undefined;
    const { worker, rooms } = workerWith(() => {
      calledAgain = microtasks(many).then(() => worker.wake());
      return 0;
    });
    await worker.wake();
    await calledAgain;
    expect(rooms).toHaveLength(2);
  },
);

it('is not kept looking by calls while it has all that it has room for', async () => {
  const { worker, rooms } = workerWith((room) => room);
  await worker.wake();
  for (let calls = 0; calls < 5; calls += 1) await worker.wake();
  expect(rooms).toHaveLength(1);
});

it('looks again when it is called, as long as at least half of it is free', async () => {
  const { worker, rooms } = workerWith(() => 1);
  await worker.wake();
  await worker.wake();
  const looks = rooms.length;
  await worker.wake();
  expect(rooms.length).toBeGreaterThan(looks);
});

it('claims for all that have ended, once half have', async () => {
  const { worker, rooms, end } = workerWith(
    (room) => room,
    (room) => room,
  );
  await worker.wake();
  const [most = 0] = rooms;
  end(most / 2 - 1);
  await new Promise(setImmediate);
  expect(rooms).toEqual([most]);
  end(1);
  await eventually(() => rooms.length === 2, 5_000);
  expect(rooms).toEqual([most, most / 2]);
});

it('claims the next while those that were read are stored, up to as many of them as it reads at once', async () => {
  const { worker, rooms, read, end } = workerWith(...Array.from({ length: 3 }, () => (room: number) => room));
  await worker.wake();
  const [most = 0] = rooms;
  for (let looks = 2; looks > 0; looks -= 1) {
    read(most);
    await new Promise(setImmediate);
  }
  expect(rooms).toEqual([most, most]);
  end(most);
  await eventually(() => rooms.length === 3, 5_000);
  expect(rooms).toEqual([most, most, most]);
});

it('hears a call for which there was no room, once there is', async () => {
  const { worker, rooms, end } = workerWith(
    (room) => room,
    () => 0,
  );
  await worker.wake();
  await worker.wake();
  const [most = 0] = rooms;
  end(most);
  await eventually(() => rooms.length === 2, 5_000);
});

it('hears a call during a look that finds nothing', async () => {
  const { worker, rooms } = workerWith(() => {
    void worker.wake();
    return 0;
  });
  await worker.wake();
  expect(rooms).toHaveLength(2);
});

it('claims for less than half once a second, so that reviews which take long hold up no others', async () => {
  const { worker, rooms, end } = workerWith((room) => room);
  worker.onApplicationBootstrap();
  await eventually(() => rooms.length === 1, 5_000);
  const [most = 0] = rooms;
  await new Promise(setImmediate);
  end(3);
  await eventually(() => rooms.length === 2, 5_000);
  expect(rooms).toEqual([most, 3]);
  await worker.onModuleDestroy();
});
