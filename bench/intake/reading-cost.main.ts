import { composeBenchReport, judgeBenchAnswers, readBenchAnswers } from '../bench-application.js';
import { runStep } from '../../src/modules/review/review-steps.js';
import { TextReviewer } from '../../src/modules/review/reviewers/text.reviewer.js';

const WARM_UP = 300;
const MEASURED_MS = 1_000;

/**
 * Writes the processor time, in microseconds, that one review takes of reading and scoring, from the redaction to the
 * fingerprints, with nothing around it: what is left of a worker's time went into claiming and storing.
 */
const reviewer = new TextReviewer();

async function review(): Promise<void> {
  const blind = readBenchAnswers();
  const judged = await judgeBenchAnswers(blind, reviewer);
  composeBenchReport(judged, blind);
  await runStep('fingerprint', { scope: { cohortId: '', environment: 'live' }, read: judged.read });
}

for (let done = 0; done < WARM_UP; done += 1) await review();
const startedAt = performance.now();
const before = process.cpuUsage();
let reviews = 0;
for (; performance.now() - startedAt < MEASURED_MS; reviews += 1) await review();
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / reviews));
