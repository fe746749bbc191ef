import { EXAMPLE_ANSWERS } from '../../../src/demonstration/example-application.js';
import { type Care } from '../../../src/modules/review/stages/careful-reading.js';
import { type ReadingTask, runTask, type Told } from '../../../src/modules/review/threads/reading-tasks.js';
import { draftOf, type ReviewSubject } from '../../../src/modules/review/stages/draft.js';
import { ReviewThreads } from '../../../src/modules/review/threads/review-threads.js';
import { DEFAULT_REVIEW_SETTINGS } from '../../../src/modules/rubric/rubric.js';
import { BUILT_REVIEW_THREAD } from '../../setup/built-thread.js';
import { startTestApp } from '../../setup/test-app.js';
import { application, World } from '../../support/world.js';
import { eventually } from '../../support/eventually.js';

const TEXT = EXAMPLE_ANSWERS.map(({ value }) => value).join(' ');
const LARGE = 20_000;

/** Answers of so many characters each, all different. */
function answersOf(many: number, length: number): { key: string; value: string }[] {
  return Array.from({ length: many }, (_, at) => ({
    key: `question_${at}`,
    value: `Part ${at}. ${TEXT.slice(at * 7).repeat(Math.ceil(length / (TEXT.length - at * 7)))}`
      .slice(0, length)
      .trim(),
  }));
}

function taskOf(
  answers: { key: string; value: string }[],
  care: Care = { isCareful: false, leftOut: [] },
): ReadingTask {
  const subject: ReviewSubject = {
    submission: {
      cohortId: 'c',
      environment: 'live',
      schemaId: null,
      founderName: 'Ada Okafor',
      contactEmail: 'ada@example.com',
      answers,
      submittedAt: new Date(),
    },
    fields: [],
    brief: 'Farms and cold rooms.',
    settings: DEFAULT_REVIEW_SETTINGS,
  };
  return { leg: 'whole', draft: draftOf(subject), keys: answers.map(({ key }) => key), care };
}

const onThread = (threads: ReviewThreads, input: ReadingTask): Promise<Told> =>
  threads.run({ input, owner: 'b', isLarge: false, budgetMs: 60_000 });
const here = (task: ReadingTask): Told => runTask(task, new Int32Array(2));

function outcomeOf({ outcome }: Told): unknown {
  if (!('added' in outcome)) return outcome;
  const { body, fingerprints = [] } = outcome.added;
  return { body, fingerprints: Buffer.from(fingerprints).toString('base64') };
}

it('is read on a thread to the very same report, straight on or with care', async () => {
  const threads = new ReviewThreads(BUILT_REVIEW_THREAD);
  const answers = answersOf(6, 1_000);
  const expected = outcomeOf(here(taskOf(answers)));
  expect(outcomeOf(await onThread(threads, taskOf(answers)))).toEqual(expected);
  const careful = await onThread(threads, taskOf(answers, { isCareful: true, leftOut: [] }));
  expect(careful.leftOut).toEqual([]);
  expect(outcomeOf(careful)).toEqual(expected);
  threads.end();
});

it('fails on a thread as it would here', async () => {
  const threads = new ReviewThreads(BUILT_REVIEW_THREAD);
  const { outcome } = await onThread(threads, taskOf([{ key: 'a', value: ' ' }]));
  expect(outcome).toEqual({ failure: 'no_usable_answers' });
  threads.end();
});

it('many of one organisation hold up no short one of another, and are all read', async () => {
  const service = await startTestApp();
  const [importer, other] = [await World.create(service), await World.create(service)];
  const [{ id: many }, { id: one }] = [await importer.cohort(), await other.cohort()];
  const large = application(many, { answers: answersOf(8, LARGE) });
  // All at once: one after another, the first ones are read before the last is sent.
  const sent = await Promise.all(Array.from({ length: 10 }, () => importer.live.post('/v1/api/applications', large)));
  expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(202));
  const { body } = await other.live.post('/v1/api/applications', application(one));
  const record = await other.live.get(`/v1/api/applications/${String(body['submission_id'])}?wait=60`);
  expect(record.body['status']).toBe('complete');
  const left = async (): Promise<number> =>
    Number((await service.database.query<{ n: string }[]>('select count(*) as n from review_tasks'))[0]?.n);
  expect(await left()).toBeGreaterThan(4);
  await eventually(async () => (await left()) === 0, 100_000);
  await service.close();
});
