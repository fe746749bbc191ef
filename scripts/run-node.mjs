import { spawnSync } from 'node:child_process';

/** Runs a script in a folder, and ends as it did when it failed. What it says is for people: output may be a program's. */
export function runNode(folder, script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
