import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type PostgresBinaries } from './postgres-binaries.js';
import { type PostgresHome } from './postgres-home.js';
import { newSecret, readIfPresent, writePrivateFile } from './private-file.js';
import { commandLine, endProcess, isKnownToSystem, workingFolder, type StopStep } from './process-table.js';
import { lastLines, runCommand } from './run-command.js';
import { type Account } from './server-account.js';

export const POSTGRES_USER = 'intake';

/** Nothing of our own environment: variables such as PGDATA or PGOPTIONS are meant for another server. */
export const POSTGRES_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Fast shutdown; immediate shutdown, repaired at the next start; the end. */
export const POSTGRES_STOP_STEPS: readonly StopStep[] = [
  { signal: 'SIGINT', patienceMs: 10_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
];

export interface ClusterOptions {
  dataDir: string;
  /** Whether what is written waits for the disk. */
  durable: boolean;
  /** Gives up making the cluster, and leaves nothing of it running. */
  stopping: AbortSignal | undefined;
}

/** Makes the cluster if there is none yet, and gives the password of its only account. */
export async function ensureCluster(
  home: PostgresHome,
  binaries: PostgresBinaries,
  options: ClusterOptions,
): Promise<string> {
  const passwordFile = join(options.dataDir, 'postgres.password');
  const kept = readIfPresent(passwordFile);
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    if (kept !== undefined) return kept.trim();
    throw new Error(`Without ${passwordFile}, which is missing, the data cannot be opened: remove ${options.dataDir}.`);
  }
  const password = newSecret();
  writePrivateFile(passwordFile, `${password}\n`);
  await createCluster(home, binaries, password, options);
  return password;
}

/** Made under another name first, so that one that is there is complete even if we are ended half way. */
async function createCluster(
  home: PostgresHome,
  binaries: PostgresBinaries,
  password: string,
  { durable, stopping }: ClusterOptions,
): Promise<void> {
  stopping?.throwIfAborted();
  removeDrafts(home);
  const draft = `${home.cluster}.draft-${randomBytes(6).toString('hex')}`;
  const pwfile = `${draft}.password`;
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(pwfile, password, { mode: 0o600, flag: 'wx' });
  giveTo(home.account, draft, pwfile);
  const result = await runCommand(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${POSTGRES_USER}`,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...home.account, cwd: draft, env: POSTGRES_ENV, stopping },
  );
  if (result.succeeded) renameSync(draft, home.cluster);
  removeDrafts(home);
  stopping?.throwIfAborted();
  if (!result.succeeded) throw new Error(`PostgreSQL's data could not be set up:\n${lastLines(result.output, 15)}`);
}

function giveTo(account: Account | undefined, ...paths: string[]): void {
  if (account !== undefined)
    paths.forEach((path) => {
      chownSync(path, account.uid, account.gid);
    });
}

function removeDrafts({ cluster }: PostgresHome): void {
  const folder = dirname(cluster);
  const drafts = readdirSync(folder).filter((name) => name.startsWith(`${basename(cluster)}.draft-`));
  drafts.forEach((name) => {
    rmSync(join(folder, name), { recursive: true, force: true });
  });
}

/**
 * Ends a server that outlived the process that started it. One that crashed itself leaves only its file behind, which
 * PostgreSQL replaces by itself, but not if the id in it belongs to another program by now.
 */
export async function endLeftoverPostgres(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(readIfPresent(file) ?? '', 10);
  if (!(pid > 0)) return;
  if (isPostgresOf(cluster, pid)) await endProcess(pid, POSTGRES_STOP_STEPS);
  else if (isKnownToSystem(pid)) rmSync(file, { force: true });
}

/** It works in its data folder, by which it is found even when the project was moved under it. */
function isPostgresOf(cluster: string, pid: number): boolean {
  const folder = workingFolder(pid);
  const command = `${commandLine(pid)} `;
  return /postgres/.test(command) && (folder === undefined ? command.includes(` -D ${cluster} `) : folder === cluster);
}
