import { ReviewerError } from '../../../src/modules/review/reviewers/reviewer.errors.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { gatedReview } from '../../support/gated-review.js';
import { failing, ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { application, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let cohortId: string;
const reviewer = new ScriptedReviewer();

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: Reviewer, useValue: reviewer }] });
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});
afterAll(() => service.close());

async function submit(): Promise<string> {
  return String((await world.live.post('/v1/api/applications', application(cohortId))).body['submission_id']);
}
const statusOf = async (id: string): Promise<unknown> => (await world.live.get(`/v1/api/applications/${id}`)).body['status'];

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
  const hasFailed = `select exists (select from review_attempts where submission_id = $1 and failed) as yes`;
  await eventually(async () => (await service.database.query<{ yes: boolean }[]>(hasFailed, [id]))[0]?.yes === true);
  expect(await statusOf(id)).toBe('processing');
});
