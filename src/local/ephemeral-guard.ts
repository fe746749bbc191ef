import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { privatePlaceOf } from './private-place.js';

/**
 * Waits for a line from us, and then has nothing to do. Should we vanish without one, be it by Ctrl-C in a test run
 * or by force, the system closes the line, and it ends the servers and removes their data: no later start would come
 * to do that.
 */
const SCRIPT = `
  read -r line && exit
  kill -QUIT "$(head -n 1 "$1/postgres/postmaster.pid")"
  kill -KILL "$(sed 's/[^0-9]*\\([0-9]*\\).*/\\1/' "$1/redis.pid")"
  sleep 1
  rm -rf "$1" "$2"
`;

export interface EphemeralGuard {
  dismiss: () => void;
}

/** Sees to it that the servers on this folder do not outlive this process, whatever ends it. */
export function guardEphemeral(dataDir: string): EphemeralGuard {
  const guard = spawn('/bin/sh', ['-c', SCRIPT, 'sh', dataDir, privatePlaceOf(dataDir)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // It is a help, not a condition: a system without a shell does without it.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return { dismiss: () => { guard.stdin.end('done\n'); } };
}
