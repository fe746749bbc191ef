import { spawn, type SpawnOptions } from 'node:child_process';
import { endAtExit } from './end-at-exit.js';

export interface CommandResult {
  succeeded: boolean;
  /** What it wrote, standard output and errors together. */
  output: string;
}

type CommandOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'timeout'> & {
  /** Ends the program at once, together with the programs that it has started itself. */
  stopping?: AbortSignal | undefined;
};

/** Runs a program to its end. A program that fails or cannot be started is an answer, not an exception. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { stopping, ...options }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise<CommandResult>((resolve) => {
    // In a group of its own, by which all that it starts can be ended.
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const endGroup = (): void => {
      endProcessGroup(child.pid);
    };
    endAtExit(child, endGroup);
    stopping?.addEventListener('abort', endGroup, { once: true });
    child.once('close', () => {
      stopping?.removeEventListener('abort', endGroup);
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => {
      resolve({ succeeded: false, output: error.message });
    });
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString() });
    });
  }).catch((error: unknown) => ({ succeeded: false, output: String(error) }));
}

function endProcessGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of it has ended by itself.
  }
}

/** The end of a program's output, where it usually says what went wrong. */
export function lastLines(output: string, count: number): string {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

/** The one line of a program's output that tells best why it failed: the first of a kind, or else the last. */
export function complaintIn(output: string, kind: RegExp): string {
  const lines = output.trim().split('\n');
  return (lines.find((line) => kind.test(line)) ?? lines.at(-1) ?? '').trim();
}
