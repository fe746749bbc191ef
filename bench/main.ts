import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../local/wait-until.js';
import { barsOf } from './bars.js';
import { CleanUp } from './clean-up.js';
import { toDocument } from './document.js';
import { Figures } from './figures.js';
import { Ground } from './ground.js';
import { auditOf, isInOrder } from './intake/audit.js';
import { type Intake } from './intake/intake.js';
import { describeMachine } from './machine.js';
import { type Options, readOptions } from './options.js';
import { prepareCases } from './prepare.js';
import { runCases } from './run-cases.js';

const DOCUMENT = join('docs', 'performance.md');
const DRAIN_MS = 240_000;

/** Whatever is still owed is reviewed, so that the audit sees how it all ended. */
async function drain(intake: Intake): Promise<void> {
  if ((await intake.owed()) === 0) return;
  const worker = await intake.startInstantWorker();
  await waitUntil(async () => (await intake.owed()) === 0, { withinMs: DRAIN_MS, everyMs: 200 });
  await worker.stop();
}

/** True when nothing was lost and everything could be measured. */
async function bench({ plan, cases: chosen, isComplete }: Options, cleanUp: CleanUp): Promise<boolean> {
  const ground = await Ground.prepare();
  cleanUp.add(() => ground.stop());
  const machine = await describeMachine(ground.servers);
  const { cases, intakes } = await prepareCases(ground, plan, chosen, cleanUp);
  const { rows, broken } = await runCases(cases, plan.repetitions);
  for (const intake of intakes) await drain(intake);
  const audits = await Promise.all(intakes.map(auditOf));
  const figures = new Figures(rows);
  const text = toDocument({ date: new Date(), machine, plan, figures, bars: barsOf(figures, audits), audits });
  process.stdout.write(`${text}\n`);
  for (const complaint of broken) process.stdout.write(`BROKEN: ${complaint}\n`);
  const isGood = broken.length === 0 && audits.every(isInOrder);
  if (isComplete && isGood) writeFileSync(DOCUMENT, text);
  return isGood;
}

const options = readOptions(process.argv.slice(2));
const cleanUp = new CleanUp();
const abandon = (reason: string): void => {
  process.stderr.write(`${reason}\n`);
  void cleanUp.run().then(() => {
    process.exit(1);
  });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    abandon(signal);
  });
const { deadlineMinutes } = options.plan;
setTimeout(() => {
  abandon(`Not done within ${deadlineMinutes} minutes`);
}, deadlineMinutes * 60_000).unref();

try {
  if (!(await bench(options, cleanUp))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp.run();
}
