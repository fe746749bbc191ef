import { composeBenchReport, judgeBenchAnswers, readBenchAnswers } from '../bench-application.js';
import { configureHeap } from '../../src/heap.js';
import { fingerprintAnswers } from '../../src/modules/overlaps/answer-fingerprints.js';
import { pack } from '../../src/modules/overlaps/packed-fingerprints.js';
import { TextReviewer } from '../../src/modules/review/reviewers/text.reviewer.js';

/**
 * Writes the processor time, in microseconds, that one review takes of reading and scoring, from the redaction to the
 * fingerprints, with nothing around it: what is left of a worker's time went into claiming and storing. How many reviews
 * go before, and for how many seconds it then counts, are its arguments.
 */
const [warmUp = 0, seconds = 0] = process.argv.slice(2).map(Number);
configureHeap('worker');
const reviewer = new TextReviewer();

async function review(): Promise<void> {
  const blind = readBenchAnswers();
  const judged = await judgeBenchAnswers(blind, reviewer);
  composeBenchReport(judged, blind);
  pack(fingerprintAnswers({ cohortId: '', environment: 'live' }, judged.read));
}

for (let done = 0; done < warmUp; done += 1) await review();
const startedAt = performance.now();
const before = process.cpuUsage();
let reviews = 0;
for (; performance.now() - startedAt < seconds * 1_000; reviews += 1) await review();
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / reviews));
