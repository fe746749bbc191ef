import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findRedis } from '../../local/find-redis.js';
import { type LocalServer } from '../../local/local-server.js';
import { commandLine, processStart } from '../../local/process-table.js';
import { startRedis } from '../../local/redis-server.js';
import { waitUntil } from '../../local/wait-until.js';
import { askRedis } from './clients.js';
import { processesBelow, REDIS_DIST_DIR, removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

describe('a Redis of our own', () => {
  let folder: string;
  let server: LocalServer;
  let messages: string[];

  async function start(): Promise<void> {
    messages = [];
    server = await startRedis({ dataDir: folder, log: (message) => messages.push(message), distDir: REDIS_DIST_DIR });
  }

  beforeAll(async () => {
    folder = temporaryFolder();
    await start();
  }, 300_000);

  afterAll(async () => {
    await server.stop();
    removeTemporaryFolders();
  });

  it('keeps what it is given rather than making room, and writes it to the disk', async () => {
    const settings = {
      'maxmemory-policy': 'noeviction',
      appendonly: 'yes',
      appendfsync: 'everysec',
      bind: '127.0.0.1',
    };
    for (const [name, value] of Object.entries(settings)) {
      expect(await askRedis(server.url, (client) => client.config('GET', name))).toEqual([name, value]);
    }
  });

  it('asks for a password, which no command line shows', async () => {
    const { password, port } = new URL(server.url);
    expect(password).toMatch(/^[\w-]{32}$/);
    expect(commandLine(server.pid ?? 0)).not.toContain(password);
    expect(statSync(join(folder, 'redis', 'redis.conf')).mode & 0o777).toBe(0o600);
    await expect(askRedis(`redis://127.0.0.1:${port}`, (client) => client.get('a'))).rejects.toThrow(/NOAUTH/);
  });

  it('is reachable at the same address again after it was killed', async () => {
    await askRedis(server.url, (client) => client.set('kept', 'yes'));
    const pid = server.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    expect(await waitUntil(() => messages.includes('Redis is back.'), { withinMs: 20_000 })).toBe(true);
    expect(server.pid).not.toBe(pid);
    expect(await askRedis(server.url, (client) => client.get('kept'))).toBe('yes');
  });

  it('leaves no process behind when it is stopped, and has its data at the next start', async () => {
    const { pid, url } = server;
    await Promise.all([server.stop(), server.stop()]);
    expect(processStart(pid ?? 0)).toBeUndefined();
    expect(processesBelow(folder)).toEqual([]);
    await expect(askRedis(url, (client) => client.ping())).rejects.toThrow();
    await start();
    expect(await askRedis(server.url, (client) => client.get('kept'))).toBe('yes');
  });
});

describe('the search for a Redis', () => {
  afterEach(removeTemporaryFolders);

  it('says in one sentence what to do when there is none and none can be fetched', async () => {
    const search = { distDir: temporaryFolder(), log: () => undefined, searchPath: '/nowhere' };
    await expect(findRedis({ ...search, sources: ['installed'] })).rejects.toThrow(
      'No Redis server could be found or fetched (none is installed): install one, for example with ' +
        '"apt-get install redis-server" or "brew install redis", or set REDIS_URL to a Redis of your own.',
    );
  });

  it('takes an installed one, unless that is too old', async () => {
    const search = { distDir: REDIS_DIST_DIR, log: () => undefined };
    const { command, env } = await findRedis(search);
    const [old, recent] = [temporaryFolder(), temporaryFolder()];
    const setting = Object.entries(env)
      .map(([name, value]) => `${name}='${value ?? ''}'`)
      .join(' ');
    writeFileSync(join(old, 'redis-server'), '#!/bin/sh\necho Redis server v=4.0.9\n', { mode: 0o755 });
    writeFileSync(join(recent, 'valkey-server'), `#!/bin/sh\n${setting} exec '${command}' "$@"\n`, { mode: 0o755 });
    const found = await findRedis({ ...search, searchPath: [old, recent].join(delimiter), sources: ['installed'] });
    expect(found).toEqual({ command: join(recent, 'valkey-server'), env: {} });
  });

  it('compiles nothing but the very source that is known', async () => {
    const [distDir, tools] = [temporaryFolder(), temporaryFolder()];
    const archive = join(distDir, 'compiled', 'redis-7.4.3.tar.gz');
    mkdirSync(join(distDir, 'compiled'));
    writeFileSync(archive, 'Redis, it says');
    for (const tool of ['make', 'cc'])
      writeFileSync(join(tools, tool), `#!/bin/sh\n[ "$1" = --version ] || touch '${tools}/used'\n`, { mode: 0o755 });
    const { PATH } = process.env;
    process.env['PATH'] = [tools, PATH].join(delimiter);
    const search = findRedis({ distDir, log: () => undefined, sources: ['compiled'] }).finally(() => {
      process.env['PATH'] = PATH;
    });
    await expect(search).rejects.toThrow('what came as Redis 7.4.3 is something else');
    expect([existsSync(archive), existsSync(join(tools, 'used'))]).toEqual([false, false]);
  });

  it('does not fetch again what it has', async () => {
    const messages: string[] = [];
    const search = { distDir: REDIS_DIST_DIR, log: (message: string) => messages.push(message) };
    const program = await findRedis(search);
    expect(await findRedis(search)).toEqual(program);
    expect(existsSync(program.command)).toBe(true);
    expect(messages).toEqual([]);
  });
});
