import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalServer } from '../../local/local-server.js';
import { startPostgres } from '../../local/postgres-server.js';
import { removePrivatePlace } from '../../local/private-place.js';
import { processStart } from '../../local/process-table.js';
import { waitUntil } from '../../local/wait-until.js';
import { askPostgres } from './clients.js';
import { processesBelow, removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

describe('a PostgreSQL of our own', () => {
  let folder: string;
  let server: LocalServer;
  let messages: string[];

  async function start(): Promise<void> {
    messages = [];
    server = await startPostgres({ dataDir: folder, log: (message) => messages.push(message), ephemeral: true });
  }

  beforeAll(async () => {
    folder = temporaryFolder();
    await start();
  });

  afterAll(async () => {
    await server.stop();
    removePrivatePlace(folder);
    removeTemporaryFolders();
  });

  it('listens on the loopback address alone, asks for a password and never runs as root', async () => {
    expect(server.url).toMatch(/^postgresql:\/\/intake:[\w-]{32}@127\.0\.0\.1:\d+\/intake$/);
    expect(await askPostgres(server.url, "SELECT current_setting('listen_addresses') AS answer")).toBe('127.0.0.1');
    expect(await askPostgres(server.url, "SELECT current_setting('server_encoding') AS answer")).toBe('UTF8');
    expect(await askPostgres(server.url, "SELECT current_setting('TimeZone') AS answer")).toBe('UTC');
    const wrong = server.url.replace(/:[\w-]{32}@/, ':wrong@');
    await expect(askPostgres(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'postgres', 'PG_VERSION')).uid).not.toBe(0);
  });

  it('folds letters beyond English ones to lower case', async () => {
    expect(await askPostgres(server.url, "SELECT lower('ÄÖÉ Ж') AS answer")).toBe('äöé ж');
  });

  it('is reachable at the same address again after it was killed', async () => {
    await askPostgres(server.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = server.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    expect(await waitUntil(() => messages.includes('PostgreSQL is back.'), { withinMs: 20_000 })).toBe(true);
    expect(server.pid).not.toBe(pid);
    expect(await askPostgres(server.url, 'SELECT answer FROM kept')).toBe(42);
  });

  it('leaves no process behind when it is stopped, and has its data at the next start', async () => {
    const { pid, url } = server;
    await Promise.all([server.stop(), server.stop()]);
    expect(processStart(pid ?? 0)).toBeUndefined();
    expect(processesBelow(realpathSync(join(folder, 'postgres')))).toEqual([]);
    await expect(askPostgres(url, 'SELECT 1')).rejects.toThrow();
    await start();
    expect(await askPostgres(server.url, 'SELECT answer FROM kept')).toBe(42);
  });

  it('starts although the id in its old file belongs to another program by now', async () => {
    const file = join(folder, 'postgres', 'postmaster.pid');
    const content = readFileSync(file, 'utf8');
    await server.stop();
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, content.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    await start();
    expect(await askPostgres(server.url, 'SELECT answer FROM kept')).toBe(42);
  });

  it('says what PostgreSQL says when that cannot start', async () => {
    await server.stop();
    const file = join(folder, 'postgres', 'PG_VERSION');
    writeFileSync(file, '9.6\n');
    await expect(start()).rejects.toThrow(/PostgreSQL ended at once[^]*initialized by PostgreSQL version 9\.6/);
    writeFileSync(file, '17\n');
    await start();
  });

  it('does not go on without the password of existing data', async () => {
    await server.stop();
    const file = join(folder, 'postgres.password');
    const password = readFileSync(file, 'utf8');
    writeFileSync(file, 'another\n');
    await expect(start()).rejects.toThrow(/password authentication failed/);
    writeFileSync(file, password);
    await start();
  });
});
