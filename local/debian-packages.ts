import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { complaintIn, runCommand, type CommandResult } from './run-command.js';

/** Where Debian and Ubuntu name their own servers, apart from those that a user has added. */
const DISTRIBUTION_SOURCES = ['debian.sources', 'ubuntu.sources'];
const SOURCES_FOLDER = '/etc/apt/sources.list.d';
const LONGEST_MS = 5 * 60_000;
const ENV = { ...process.env, LC_ALL: 'C' };

/** The options of apt with which it works in a folder of ours, under any account, and leaves the system alone. */
export type Apt = readonly string[];

/** Apt with the package lists that the system has already. */
export function aptWithSystemLists(work: string): Apt {
  mkdirSync(join(work, 'cache', 'archives', 'partial'), { recursive: true });
  return options({
    'Dir::Cache': join(work, 'cache'),
    'Debug::NoLocking': 'true',
    'APT::Sandbox::User': 'root',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '2',
    'Acquire::http::Timeout': '15',
    'Acquire::https::Timeout': '15',
  });
}

/** Apt with package lists of its own, fetched now; the system's may be missing, as in a container, or too old. */
export async function aptWithFreshLists(work: string): Promise<Apt> {
  mkdirSync(join(work, 'lists', 'partial'), { recursive: true });
  const apt = [
    ...aptWithSystemLists(work),
    ...options({ 'Dir::State::Lists': join(work, 'lists'), ...distributionSources(work) }),
  ];
  const { succeeded, output } = await aptGet(apt, ['update'], work);
  // A server out of reach is no failure to apt; having no list at all is one to us.
  const gotLists = readdirSync(join(work, 'lists')).some((name) => name.includes('_Packages'));
  if (!succeeded || !gotLists) throw failure(output);
  return apt;
}

const LIBRARIES = /^lib/;

/**
 * Downloads packages, together with those of a kind that they need and the system lacks, and unpacks them into a folder.
 */
export async function unpackPackages(
  apt: Apt,
  names: readonly string[],
  work: string,
  target: string,
  kind = LIBRARIES,
): Promise<void> {
  const plan = await aptGet(apt, ['install', '--simulate', '--no-install-recommends', ...names], work);
  if (!plan.succeeded) throw failure(plan.output);
  const planned = [...plan.output.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  const needed = planned.filter((name) => kind.test(name) && !names.includes(name));
  const folder = `${target}.packages`;
  mkdirSync(folder);
  const download = await aptGet(apt, ['download', ...names, ...needed], folder);
  if (!download.succeeded) throw failure(download.output);
  for (const file of readdirSync(folder)) {
    const { succeeded, output } = await runCommand('dpkg-deb', ['--extract', join(folder, file), target]);
    if (!succeeded) throw new Error(output.trim());
  }
}

/** Where a program in unpacked packages finds its libraries, such as `usr/lib/x86_64-linux-gnu`, named after the machine. */
export function libraryFolders(root: string): string[] {
  return ['usr/lib', 'lib']
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      ...readdirSync(folder)
        .filter((name) => name.includes('-linux-'))
        .map((name) => join(folder, name)),
      folder,
    ]);
}

/**
 * Lists of servers that a user has added only cost time here, so they are left out where the distribution's can be
 * told apart.
 */
function distributionSources(work: string): Record<string, string> {
  const files = DISTRIBUTION_SOURCES.filter((name) => existsSync(join(SOURCES_FOLDER, name)));
  if (files.length === 0) return {};
  const folder = join(work, 'sources');
  mkdirSync(folder, { recursive: true });
  files.forEach((name) => {
    copyFileSync(join(SOURCES_FOLDER, name), join(folder, name));
  });
  return { 'Dir::Etc::SourceParts': folder };
}

function options(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

async function aptGet(apt: Apt, args: readonly string[], cwd: string): Promise<CommandResult> {
  return runCommand('apt-get', [...apt, '--quiet=2', ...args], { cwd, env: ENV, timeout: LONGEST_MS });
}

function failure(output: string): Error {
  return new Error(`apt-get: ${complaintIn(output, /^[EW]: /).replace(/^[EW]: /, '')}`);
}
