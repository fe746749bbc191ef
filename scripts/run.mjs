import { spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set();

/**
 * Runs a program in a folder, and ends this one as it did when it failed, with all that runs beside it. What it says is for
 * people: output may be a program's.
 */
export async function run(folder, command, args, settings = {}) {
  const env = { ...process.env, ...settings };
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 2, 2], env });
  running.add(child);
  const [status] = await once(child, 'exit').catch((error) => {
    console.error(`${command}: ${error.message}`);
    return [1];
  });
  running.delete(child);
  if (status === 0) return;
  for (const other of running) other.kill();
  process.exit(status ?? 1);
}

/** The same for a program of JavaScript. */
export function runNode(folder, script, ...args) {
  return run(folder, process.execPath, [script, ...args]);
}
