import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build-if-needed.mjs';

// Learns all tables in resources/models from the texts in eval/train: the same texts give the same tables. One after
// another, each in a process of its own, since some read a table that was learned before.
await buildIfNeeded();
for (const lesson of ['labels', 'letters', 'conduct', 'statements']) {
  const { status } = spawnSync(process.execPath, [`dist/eval/train/${lesson}.main.js`, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
