import { EXIT } from './failures/exit-codes.js';
import { run } from './run.js';

/** What is under way may end by itself for so long; whatever it is, it may be run again. */
const GRACE_MS = 3_000;

const stopping = new AbortController();
process.on('SIGINT', () => {
  // Pressed again, it is not to wait.
  if (stopping.signal.aborted) process.exit(EXIT.interrupted);
  stopping.abort();
  setTimeout(() => process.exit(EXIT.interrupted), GRACE_MS).unref();
});
// A reader that has had enough, as `head` has, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? EXIT.done : EXIT.bug);
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  complaints: process.stderr,
  environment: process.env,
  stopped: stopping.signal,
});
