import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

export interface Guard {
  dismiss: () => void;
}

/**
 * A shell that waits for a line from us, and then has nothing to do. Should we vanish without one, be it by Ctrl-C in a
 * test run or by force, the system closes the line and it runs the script.
 */
export function guardWith(script: string, ...args: string[]): Guard {
  const guard = spawn('/bin/sh', ['-c', `read -r line && exit\n${script}`, 'sh', ...args], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // It is a help, not a condition: a system without a shell does without it.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return {
    dismiss: () => {
      guard.stdin.end('done\n');
    },
  };
}

/** Ends a process, by its id, when this one vanishes without a word; also one that is stopped and cannot notice. */
export function guardProcess(pid: number): Guard {
  return guardWith('kill -KILL "$1"', String(pid));
}
