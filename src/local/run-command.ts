import { spawn, type SpawnOptions } from 'node:child_process';

export interface CommandResult {
  succeeded: boolean;
  /** What it wrote, standard output and errors together. */
  output: string;
}

/** Runs a program to its end. A program that fails or cannot be started is an answer, not an exception. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'timeout'> = {},
): Promise<CommandResult> {
  return new Promise<CommandResult>((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => { resolve({ succeeded: false, output: error.message }); });
    child.once('close', (code) => { resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString() }); });
  }).catch((error: unknown) => ({ succeeded: false, output: String(error) }));
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
