import { runClosedLoop } from './closed-loop.js';
import { type LoadJob } from './load-job.js';
import { runOpenLoop } from './open-loop.js';

/** The load generator as a process of its own, so that nothing else of the bench delays it. Ends with its parent. */
process.on('message', (job: LoadJob) => {
  const { pace } = job;
  const running = pace.kind === 'closed' ? runClosedLoop(job, pace) : runOpenLoop(job, pace);
  running.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => {
  process.exit();
});
