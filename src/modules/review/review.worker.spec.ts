import { AppConfig } from '../../config/app-config.js';
import { loadSettings } from '../../config/load-settings.js';
import { type ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { type ClaimKeeper } from './claim-keeper.js';
import { ReviewWorker } from './review.worker.js';
import { type RunReview } from './run-review.js';

async function microtasks(many: number): Promise<void> {
  for (let passed = 0; passed < many; passed += 1) await Promise.resolve();
}

it.each(Array.from({ length: 12 }, (_, many) => many))('looks again when it is called %d microtasks after it looked', async (many) => {
  let looks = 0;
  let calledAgain: Promise<void> | undefined;
  const tasks: Pick<ReviewTasksRepository, 'claim'> = {
    claim: () => {
      looks += 1;
      calledAgain ??= microtasks(many).then(() => worker.wake());
      return Promise.resolve([]);
    },
  };
  const config = new AppConfig(loadSettings({}), { databaseUrl: '', redisUrl: '' });
  const worker = new ReviewWorker(config, tasks as ReviewTasksRepository, { held: 0 } as ClaimKeeper, {} as RunReview);
  await worker.wake();
  await calledAgain;
  expect(looks).toBe(2);
});
