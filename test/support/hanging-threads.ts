import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ReviewThreads } from '../../src/modules/review/threads/review-threads.js';

const built = (...path: string[]): string => pathToFileURL(resolve('dist', 'src', ...path)).href;

/**
 * A script for threads that do what the service's do, but hang where a text that holds `hangs in <file>` gets into that file,
 * and end at once where one that holds `ends in <file>` does, as a thread that hung is ended once its time is used up.
 */
export function hangingScript(module: string, name: string): string {
  const script = join(mkdtempSync(join(tmpdir(), 'thread-')), 'hanging.mjs');
  writeFileSync(
    script,
    `import { serveWork } from '${built('threads', 'serve-work.js')}';
     import { ${name} } from '${built(module)}';
     const exec = RegExp.prototype.exec;
     Error.stackTraceLimit = 50;
     const isThere = (text, does) => {
       const at = String(text).indexOf(does);
       return at >= 0 && new Error().stack.includes('/' + text.slice(at + does.length).split(' ')[0] + ':');
     };
     RegExp.prototype.exec = function (text) {
       if (isThere(text, 'hangs in ')) for (;;);
       if (isThere(text, 'ends in ')) process.exit();
       return exec.call(this, text);
     };
     serveWork(${name});`,
  );
  return script;
}

/**
 * Threads of a review. A new one reads a short text, and its word lists, in 120 ms of its processor's time, with care in 130;
 * on a busy machine in three times as much.
 */
export function hangingReviewThreads(): ReviewThreads {
  return new ReviewThreads(hangingScript('modules/review/threads/reading-tasks.js', 'runTask'), {
    atFirst: { ms: 700, msPerCharacter: 0.02 },
    careful: { ms: 1_000, msPerCharacter: 0.06 },
  });
}
