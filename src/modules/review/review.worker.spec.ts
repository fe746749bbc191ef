import { AppConfig } from '../../config/app-config.js';
import { loadSettings } from '../../config/load-settings.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Claim } from '../review-tasks/claim.js';
import { type DueReviews } from '../review-tasks/due-reviews.js';
import { type ClaimKeeper } from './claim-keeper.js';
import { ReviewWorker } from './review.worker.js';
import { type RunReview } from './run-review.js';

/** What a look finds, of as much as there is room for. */
type Look = (room: number) => number;

/** A worker whose reviews begin and end when they are told to, and how much room each of its looks had. */
function workerWith(...looks: Look[]) {
  const rooms: number[] = [];
  const begins: (() => void)[] = [];
  const ends: (() => void)[] = [];
  const claim = (room: number): Promise<Claim[]> => {
    const found = looks[rooms.push(room) - 1]?.(room) ?? 0;
    return Promise.resolve(Array.from({ length: found }, () => ({ organisationId: 'an organisation' }) as Claim));
  };
  const held = {
    get held() {
      return ends.length;
    },
  };
  const execute = (_claim: Claim, onBegin: () => void): Promise<void> =>
    new Promise((resolve) => {
      begins.push(onBegin);
      ends.push(resolve);
    });
  const config = new AppConfig(loadSettings({}), { databaseUrl: '', redisUrl: '' });
  const due: Pick<DueReviews, 'claim'> = { claim };
  const runReview: Pick<RunReview, 'execute'> = { execute };
  const worker = new ReviewWorker(config, due as DueReviews, held as ClaimKeeper, runReview as RunReview);
  const callAll = (calls: (() => void)[]): void => {
    for (const call of calls) call();
  };
  const begin = (): void => {
    callAll(begins.splice(0));
  };
  return {
    worker,
    rooms,
    begin,
    end: (reviews: number) => {
      callAll(ends.splice(0, reviews));
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

it('is not kept looking by calls while it has all that it had room for', async () => {
  const { worker, rooms } = workerWith((room) => room);
  await worker.wake();
  for (let calls = 0; calls < 5; calls += 1) await worker.wake();
  expect(rooms).toHaveLength(1);
});

it('looks again when it is called, as long as it has less than it had room for', async () => {
  const { worker, rooms } = workerWith(() => 1);
  await worker.wake();
  await worker.wake();
  expect(rooms).toHaveLength(2);
});

it('looks again once all have begun, although there is room for fewer than it would wait for', async () => {
  const all: Look = (room) => room;
  const { worker, rooms, begin } = workerWith(all, all, all, (room) => room / 2);
  await worker.wake();
  for (let looks = 2; looks <= 5; looks += 1) {
    begin();
    await eventually(() => rooms.length === looks, 5_000);
  }
  expect(rooms).toHaveLength(5);
});

it('hears a call during a look that finds less than the one before, which took all that it had room for', async () => {
  const { worker, rooms, end } = workerWith(
    (room) => room,
    () => {
      void worker.wake();
      return 1;
    },
  );
  await worker.wake();
  end(60);
  await eventually(() => rooms.length === 3, 5_000);
  expect(rooms).toEqual([100, 60, 59]);
});
