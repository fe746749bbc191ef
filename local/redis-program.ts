import { runCommand } from './run-command.js';

/** A server that can be run, and the environment that it needs for that. */
export interface RedisProgram {
  command: string;
  env: NodeJS.ProcessEnv;
}

export interface RedisSearch {
  /** Keeps what was fetched or compiled, for the next time. */
  distDir: string;
  log: (message: string) => void;
  /** Where to look for an installed server; by default where a shell would. */
  searchPath?: string;
  /** Which ways to try, in this order; by default all. */
  sources?: readonly RedisSource[];
}

export type RedisSource = 'installed' | 'packages' | 'compiled';

/** Valkey is Redis under another name: the same to its clients. */
export const REDIS_NAMES = ['redis-server', 'valkey-server'] as const;

const OLDEST_MAJOR_VERSION = 5;

/** Running it is the test: that needs the right kind of machine and all its libraries. */
export async function reasonNotToRun({ command, env }: RedisProgram): Promise<string | undefined> {
  const { succeeded, output } = await runCommand(command, ['--version'], { env });
  if (!succeeded) return output.trim();
  const major = Number(/\bv=(\d+)/.exec(output)?.[1]);
  return major >= OLDEST_MAJOR_VERSION ? undefined : `${command} is too old: ${output.trim()}`;
}

/** The program itself if it runs, for a chain of `??`. */
export async function ifItRuns(program: RedisProgram): Promise<RedisProgram | undefined> {
  return (await reasonNotToRun(program)) === undefined ? program : undefined;
}
