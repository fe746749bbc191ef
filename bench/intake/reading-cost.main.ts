import { reviewBenchApplication } from '../bench-application.js';
import { configureHeap } from '../../src/start/heap.js';
import { TextReviewer } from '../../src/modules/review/reviewers/text.reviewer.js';

/**
 * Writes the processor time, in microseconds, that one review takes of reading and scoring, through all of its stages, with
 * nothing around it: what is left of a worker's time went into claiming and storing. How many reviews go before, and for how
 * many seconds it then counts, are its arguments.
 */
const [warmUp = 0, seconds = 0] = process.argv.slice(2).map(Number);
configureHeap('worker');
const reviewer = new TextReviewer();

for (let done = 0; done < warmUp; done += 1) await reviewBenchApplication(reviewer);
const startedAt = performance.now();
const before = process.cpuUsage();
let reviews = 0;
for (; performance.now() - startedAt < seconds * 1_000; reviews += 1) await reviewBenchApplication(reviewer);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / reviews));
