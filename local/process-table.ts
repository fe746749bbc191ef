import { spawnSync } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { isSystemError, readIfPresent } from './private-file.js';
import { waitUntil } from './wait-until.js';

/** A signal and how long it may take to have an effect before the next, harsher one. */
export interface StopStep {
  signal: NodeJS.Signals;
  patienceMs: number;
}

const hasProc = existsSync('/proc/self/stat');

/**
 * When a process started, in the system's own notation; together with its id that names one process for good, since
 * ids are given out again. Undefined when no such process runs. One that its parent has not reaped yet has ended.
 */
export function processStart(pid: number): string | undefined {
  return hasProc ? startFromProc(pid) : startFromPs(pid);
}

function startFromProc(pid: number): string | undefined {
  const stat = readProc(pid, 'stat');
  // The program's name is in parentheses and may itself hold spaces and parentheses; the fields follow the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return isEndedState(fields[0]) ? undefined : fields[19];
}

function startFromPs(pid: number): string | undefined {
  const [, state, started] = /^(\S+)\s+(\S.*)$/.exec(ps(pid, 'state=,lstart=').trim()) ?? [];
  return isEndedState(state) ? undefined : started;
}

function isEndedState(state: string | undefined): boolean {
  return state === undefined || /^[ZX]/.test(state);
}

/** The command line with its arguments parted by spaces; empty when it cannot be read. */
export function commandLine(pid: number): string {
  return hasProc ? (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ').trim() : ps(pid, 'command=').trim();
}

/** The folder a process works in, by its present name; undefined where the system does not tell. */
export function workingFolder(pid: number): string | undefined {
  try {
    return hasProc ? readlinkSync(`/proc/${pid}/cwd`) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the system still knows the id at all, be it for a process that ended and was not reaped. */
export function isKnownToSystem(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isSystemError(error, 'ESRCH');
  }
}

/** Ends a process that is not our child. Does nothing once the id belongs to another process. */
export async function endProcess(pid: number, steps: readonly StopStep[]): Promise<void> {
  const started = processStart(pid);
  const hasEnded = (): boolean => processStart(pid) !== started;
  if (started === undefined) return;
  for (const { signal, patienceMs } of steps) {
    if (hasEnded()) return;
    process.kill(pid, signal);
    if (await waitUntil(hasEnded, { withinMs: patienceMs })) return;
  }
  throw new Error(`Process ${pid} (${commandLine(pid)}) does not end.`);
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readIfPresent(`/proc/${pid}/${file}`);
  } catch (error) {
    if (isSystemError(error, 'ESRCH')) return undefined;
    throw error;
  }
}

function ps(pid: number, columns: string): string {
  const { status, stdout } = spawnSync('ps', ['-ww', '-o', columns, '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}
