import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** Ends a process, by its id, when this one vanishes without a word; also one that is stopped and cannot notice. */
export function guardProcess(pid: number): { dismiss: () => void } {
  const guard = spawn('/bin/sh', ['-c', 'read -r line && exit; kill -KILL "$1"', 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return { dismiss: () => { guard.stdin.end('done\n'); } };
}
