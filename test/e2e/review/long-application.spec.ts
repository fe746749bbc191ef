import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXAMPLE_ANSWERS } from '../../../src/demonstration/example-application.js';
import { ReviewDesk } from '../../../src/modules/review/review-desk.js';
import { ReviewFailure } from '../../../src/modules/review/review-failure.js';
import { runStep, type StepInput, type StepName, type StepOutput } from '../../../src/modules/review/review-steps.js';
import { ReviewThreads } from '../../../src/modules/review/review-threads.js';
import { type ReviewCase } from '../../../src/modules/review/review-case.js';
import { DEFAULT_REVIEW_SETTINGS } from '../../../src/modules/rubric/rubric.js';
import { BUILT_THREAD } from '../../setup/built-thread.js';
import { startTestApp } from '../../setup/test-app.js';
import { application, submitAndWait, World } from '../../support/world.js';

const TEXT = EXAMPLE_ANSWERS.map(({ value }) => value).join(' ');
const { signal } = new AbortController();

/** Answers of so many characters each, all different. */
function answersOf(many: number, length: number): { key: string; value: string }[] {
  return Array.from({ length: many }, (_, at) => ({
    key: `question_${at}`,
    value: `Part ${at}. ${TEXT.slice(at * 7).repeat(Math.ceil(length / (TEXT.length - at * 7)))}`.slice(0, length).trim(),
  }));
}

function caseOf(answers: { key: string; value: string }[]): ReviewCase {
  return {
    submission: {
      id: 'a', organisationId: 'b', cohortId: 'c', environment: 'live', schemaId: null, formVersion: null,
      founderName: 'Ada Okafor', contactEmail: 'ada@example.com', answers, submittedAt: new Date(),
    },
    fields: [], brief: 'Farms and cold rooms.', settings: DEFAULT_REVIEW_SETTINGS, spent: { input_tokens: 0, output_tokens: 0 },
  };
}

async function stepsOf(desk: ReviewDesk | null, reviewCase: ReviewCase, length: number): Promise<string> {
  const place = { length, signal };
  const run = <N extends StepName>(name: N, input: StepInput<N>): Promise<StepOutput<N>> =>
    desk === null ? runStep(name, input) : desk.run(name, input, place);
  const blind = await run('blind', reviewCase);
  const { flags, read } = await run('inspect', blind);
  const judgement = await run('verify', { judgement: await run('judge', { answers: read, brief: reviewCase.brief }), read, originals: blind.originals });
  const body = await run('compose', { judgement, flags, answers: blind.originals, settings: reviewCase.settings });
  const fingerprints = await run('fingerprint', { scope: { cohortId: 'c', environment: 'live' }, read });
  return JSON.stringify([blind, flags, read, body, Buffer.from(fingerprints).toString('base64')]);
}

it('is read on a thread to the very same report, and only it starts one', async () => {
  const threads = new ReviewThreads(BUILT_THREAD);
  const desk = new ReviewDesk(threads);
  const reviewCase = caseOf(answersOf(6, 600));
  const here = await stepsOf(null, reviewCase, 0);
  expect(await stepsOf(desk, reviewCase, 6_000)).toBe(here);
  expect(threads.size).toBe(0);
  expect(await stepsOf(desk, reviewCase, 6_001)).toBe(here);
  expect(threads.size).toBeGreaterThan(0);
  await desk.onModuleDestroy();
});

it('fails on a thread as it would here', async () => {
  const threads = new ReviewThreads(BUILT_THREAD);
  const failure = await threads.run('blind', caseOf([{ key: 'a', value: ' ' }]), signal).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ReviewFailure);
  expect(failure).toMatchObject({ code: 'no_usable_answers' });
  await threads.end();
});

it('that hangs is ended with its thread, and the next is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thread-'));
  const script = join(folder, 'hanging.mjs');
  const built = pathToFileURL(BUILT_THREAD).href;
  writeFileSync(script, `import run from '${built}';\nexport default (task) => { while (task.input.brief === 'hang'); return run(task); };\n`);
  const threads = new ReviewThreads(script, 3_000);
  const input = { answers: [], brief: 'hang' };
  await expect(threads.run('judge', input, signal)).rejects.toThrow('took longer than');
  const stopped = new AbortController();
  const running = threads.run('judge', input, stopped.signal);
  stopped.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
  expect(await threads.run('judge', { answers: [], brief: null }, signal)).toMatchObject({ model: 'embedded' });
  await threads.end();
});

it('is reviewed by a thread of the service', async () => {
  const service = await startTestApp();
  const world = await World.create(service);
  const { id } = await world.cohort();
  const threads = service.app.get(ReviewThreads, { strict: false });
  await submitAndWait(world.live, application(id, { answers: answersOf(3, 500) }));
  expect(threads.size).toBe(0);
  const record = await submitAndWait(world.live, application(id, { answers: answersOf(8, 1_000) }));
  expect(record['status']).toBe('complete');
  expect(threads.size).toBeGreaterThan(0);
  await service.close();
});
