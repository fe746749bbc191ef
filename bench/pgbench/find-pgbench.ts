import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openDataDir } from '../../local/data-folder.js';
import { aptWithFreshLists, aptWithSystemLists, libraryFolders, unpackPackages } from '../../local/debian-packages.js';
import { runCommand } from '../../local/run-command.js';

export interface Program {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The package that depends on the one which has it, under a name with the version. */
const PACKAGE = 'postgresql';
const VERSIONED = /^(lib|postgresql-\d+$)/;

/** The installed one, or else that of the distribution's packages, unpacked in a folder of ours. @throws Error */
export async function findPgbench(distDir: string): Promise<Program> {
  const unpacked = join(distDir, 'packages');
  const installed = { command: 'pgbench', env: { PATH: process.env['PATH'] } };
  for (const program of [installed, programIn('/'), programIn(unpacked)]) {
    if (program !== undefined && (await runs(program))) return program;
  }
  await fetchInto(distDir, unpacked);
  const fetched = programIn(unpacked);
  if (fetched === undefined || !(await runs(fetched))) throw new Error("the distribution's pgbench does not run here");
  return fetched;
}

async function runs({ command, env }: Program): Promise<boolean> {
  return (await runCommand(command, ['--version'], { env })).succeeded;
}

async function fetchInto(distDir: string, target: string): Promise<void> {
  openDataDir(distDir);
  const work = mkdtempSync(join(distDir, 'fetching-'));
  try {
    const root = await unpack(work);
    rmSync(target, { recursive: true, force: true });
    renameSync(root, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** First with the lists that the system has, which saves the greater part of the download. */
async function unpack(work: string): Promise<string> {
  const [root, second] = [join(work, 'root'), join(work, 'second')];
  try {
    await unpackPackages(aptWithSystemLists(work), [PACKAGE], work, root, VERSIONED);
    return root;
  } catch {
    await unpackPackages(await aptWithFreshLists(work), [PACKAGE], work, second, VERSIONED);
    return second;
  }
}

function programIn(root: string): Program | undefined {
  const versions = join(root, 'usr', 'lib', 'postgresql');
  if (!existsSync(versions)) return undefined;
  const programs = readdirSync(versions).map((version) => join(versions, version, 'bin', 'pgbench'));
  const command = programs.find((path) => existsSync(path));
  if (command === undefined) return undefined;
  return { command, env: { LD_LIBRARY_PATH: libraryFolders(root).join(delimiter) } };
}
