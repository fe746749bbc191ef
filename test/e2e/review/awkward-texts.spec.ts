import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { AWKWARD_TEXTS } from '../../support/awkward-texts.js';
import { sampled } from '../../support/sampled.js';
import { ServiceProcess } from '../../support/service-process.js';
import { application, World } from '../../support/world.js';

const LENGTH = 20_000;
const LOOK_EVERY_MS = 100;
/** A loop that reads stands still for longer; one that only shares a busy machine does not. */
const LONGEST_SILENCE_MS = 2_000;
/** Of a promise of 3 seconds, on a machine that does other things besides. */
const LONGEST_END_MS = 10_000;

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

/** The longest that its health was waited for until the work was over. */
async function longestSilence(address: string, work: Promise<unknown>): Promise<number> {
  const probe = new ApiClient(address);
  const watch = { isOver: false };
  let longest = 0;
  const ending = work.finally(() => {
    watch.isOver = true;
  });
  while (!watch.isOver) {
    const askedAt = performance.now();
    expect((await probe.get('/health/live')).status).toBe(200);
    longest = Math.max(longest, performance.now() - askedAt);
    await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))]);
  }
  return longest;
}

it.each(['all', 'worker'].map((role, nth) => [role, sampled(AWKWARD_TEXTS, nth)] as const))(
  'texts of awkward shapes at once leave a process of role %s answering, and end',
  async (role, texts) => {
    // With its code optimised, as it is where it has long texts to read.
    const subject = ServiceProcess.spawn(service.stores, { ROLE: role }, []);
    try {
      const address = await subject.ready();
      const { id } = await world.cohort();
      const reviewAll = async (): Promise<void> => {
        const ids = await Promise.all(
          texts.map(async ({ of }) => {
            const answers = [{ key: 'problem', value: of(LENGTH) }];
            const { body } = await world.live.post('/v1/api/applications', application(id, { answers }));
            return String(body['submission_id']);
          }),
        );
        const records = await Promise.all(
          ids.map((submission) => world.live.get(`/v1/api/applications/${submission}?wait=60`)),
        );
        expect(records.map(({ body }) => body['status'])).toEqual(records.map(() => 'complete'));
      };
      expect(await longestSilence(address, reviewAll())).toBeLessThan(LONGEST_SILENCE_MS);
      const askedAt = performance.now();
      subject.signal('SIGINT');
      expect(await subject.exitCode()).toBe(0);
      expect(performance.now() - askedAt).toBeLessThan(LONGEST_END_MS);
    } finally {
      await subject.kill();
    }
  },
);
