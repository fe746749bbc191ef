import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openDataDir } from './data-folder.js';
import { aptWithFreshLists, aptWithSystemLists, libraryFolders, unpackPackages, type Apt } from './debian-packages.js';
import { isSystemError } from './private-file.js';
import { ifItRuns, REDIS_NAMES, reasonNotToRun, type RedisProgram, type RedisSearch } from './redis-program.js';
import { runCommand } from './run-command.js';

/** In both, the server's program is only a link to one that comes with the tools. */
const PACKAGES = REDIS_NAMES.map((server) => [server, server.replace('server', 'tools')]);

/**
 * Takes Redis from the packages of Debian, Ubuntu and the like without installing anything: apt downloads them and
 * checks their signatures, and they are unpacked into a folder of ours. Needs no root, and changes nothing on the
 * system.
 */
export async function fetchRedisPackages({ distDir, log }: RedisSearch): Promise<RedisProgram> {
  const unpacked = join(distDir, 'packages');
  const kept = programIn(unpacked);
  if (kept !== undefined && (await ifItRuns(kept)) !== undefined) return kept;
  await requireTools();
  log("Fetching Redis from the distribution's packages (once) ...");
  openDataDir(distDir);
  const work = mkdtempSync(join(distDir, 'fetching-'));
  try {
    const root = await fetchInto(work);
    rmSync(unpacked, { recursive: true, force: true });
    moveUnlessThere(root, unpacked);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const program = programIn(unpacked);
  if (program === undefined) throw new Error(`${unpacked} was removed meanwhile`);
  return program;
}

async function requireTools(): Promise<void> {
  for (const tool of ['apt-get', 'dpkg-deb']) {
    const { succeeded } = await runCommand(tool, ['--version']);
    if (!succeeded) throw new Error(`there is no ${tool} to fetch it with`);
  }
}

/** First with the lists that the system has, which saves the greater part of the download. */
async function fetchInto(work: string): Promise<string> {
  let failure: unknown;
  for (const lists of [aptWithSystemLists, aptWithFreshLists]) {
    failure = undefined;
    const apt = await lists(work);
    for (const names of PACKAGES) {
      try {
        return await unpackServer(apt, names, work);
      } catch (error) {
        failure ??= error;
      }
    }
  }
  throw failure;
}

async function unpackServer(apt: Apt, names: readonly string[], work: string): Promise<string> {
  const root = mkdtempSync(join(work, 'root-'));
  chmodSync(root, 0o755);
  await unpackPackages(apt, names, work, root);
  const program = programIn(root);
  const reason = program === undefined ? 'they hold no server' : await reasonNotToRun(program);
  if (reason !== undefined) throw new Error(`the distribution's packages do not run here: ${reason}`);
  return root;
}

function programIn(root: string): RedisProgram | undefined {
  const command = REDIS_NAMES.map((name) => join(root, 'usr', 'bin', name)).find((path) => existsSync(path));
  if (command === undefined) return undefined;
  return { command, env: { LD_LIBRARY_PATH: libraryFolders(root).join(delimiter) } };
}

/** Another process may have fetched the same at the same time. */
function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}
