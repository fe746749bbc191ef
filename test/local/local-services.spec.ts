import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalServices, type LocalServices } from '../../local/local-services.js';
import { privatePlaceOf, removePrivatePlace } from '../../local/private-place.js';
import { readRunningServices } from '../../local/running-services.js';
import { waitUntil } from '../../local/wait-until.js';
import { askPostgres, askRedis } from './clients.js';
import { OtherProcess } from './other-process.js';
import { processesBelow, REDIS_DIST_DIR, removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

/** False when it has ended meanwhile, as those do that only prepare. */
function hang(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGSTOP');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

describe("the service's own servers", () => {
  let folder: string;
  const both = (): { dataDir: string; postgres: true; redis: true; redisDistDir: string } => ({
    dataDir: folder,
    postgres: true,
    redis: true,
    redisDistDir: REDIS_DIST_DIR,
  });
  const start = (options: { ephemeral?: boolean } = {}): Promise<LocalServices> =>
    startLocalServices({ ...both(), ...options, log: () => undefined });

  beforeEach(() => {
    folder = temporaryFolder();
  });

  afterEach(() => {
    if (existsSync(folder)) removePrivatePlace(folder);
    removeTemporaryFolders();
  });

  it('can be found by other programs while they run, but not be started a second time, and leave nothing behind when their data is to be removed', async () => {
    expect(readRunningServices(folder)).toBeUndefined();
    const services = await start({ ephemeral: true });
    expect(readRunningServices(folder)).toEqual({
      pid: process.pid,
      database_url: services.databaseUrl,
      redis_url: services.redisUrl,
    });
    expect(statSync(join(folder, 'services.json')).mode & 0o777).toBe(0o600);
    const refusal = `Process ${process.pid} already runs the service on ${folder}: stop it first`;
    await expect(start()).rejects.toThrow(refusal);
    await expect(OtherProcess.start({ services: both() })).rejects.toThrow(refusal);
    expect(await askPostgres(services.databaseUrl, 'SELECT 42 AS answer')).toBe(42);
    expect(await askRedis(services.redisUrl, (client) => client.ping())).toBe('PONG');
    await services.stop();
    expect(readRunningServices(folder)).toBeUndefined();
    expect(processesBelow(folder)).toEqual([]);
    await expect(askPostgres(services.databaseUrl, 'SELECT 1')).rejects.toThrow();

    const again = await start({ ephemeral: true });
    await again.stop({ removeData: true });
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(privatePlaceOf(folder))).toBe(false);
    await again.stop({ removeData: true });
  });

  it('are only those that were asked for', async () => {
    const services = await startLocalServices({ ...both(), postgres: false, log: () => undefined });
    expect(services.databaseUrl).toBeUndefined();
    expect(readRunningServices(folder)).toEqual({ pid: process.pid, redis_url: services.redisUrl });
    expect(existsSync(join(folder, 'postgres.log'))).toBe(false);
    await services.stop();
  });

  it('are all ended when one of them cannot be started', async () => {
    mkdirSync(join(folder, 'redis.log'));
    await expect(start({ ephemeral: true })).rejects.toThrow(/EISDIR/);
    expect(processesBelow(folder)).toEqual([]);
    expect(readRunningServices(folder)).toBeUndefined();
    rmSync(join(folder, 'redis.log'), { recursive: true });
    await start({ ephemeral: true }).then((services) => services.stop());
  });

  const atWork = (): number[] => [folder, privatePlaceOf(folder)].flatMap(processesBelow);

  it('are all ended when their start is given up, at whatever moment', async () => {
    for (const moment of [1, 2, 3]) {
      const stopping = new AbortController();
      const starting = startLocalServices({ ...both(), stopping: stopping.signal, log: () => undefined });
      const given = expect(starting).rejects.toThrow('aborted');
      expect(await waitUntil(() => atWork().length >= moment, { withinMs: 20_000, everyMs: 1 })).toBe(true);
      stopping.abort();
      await given;
      expect(atWork()).toEqual([]);
    }
    await start().then((services) => services.stop());
    expect(atWork()).toEqual([]);
  });

  it.each([
    ['', () => true],
    [', although they hang', hang],
  ])('are ended along with a service that is told to end while they start%s', async (_, disturb) => {
    if (existsSync(REDIS_DIST_DIR)) symlinkSync(REDIS_DIST_DIR, join(folder, 'redis-dist'));
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' };
    const service = spawn(process.execPath, [join(process.cwd(), 'dist', 'service', 'start.js')], {
      env,
      stdio: 'ignore',
    });
    const ended = once(service, 'exit');
    const isAtWork = (): boolean => atWork().filter((pid) => disturb(pid)).length > 0;
    expect(await waitUntil(isAtWork, { withinMs: 20_000, everyMs: 1 })).toBe(true);
    service.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(atWork()).toEqual([]);
  });

  it('are started afresh, with their data, after the process that ran them was killed, but end with it when they are ephemeral', async () => {
    const crashed = await OtherProcess.start({ services: both() });
    await askPostgres(crashed.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const redisUrl = readRunningServices(folder)?.redis_url;
    await askRedis(redisUrl, (client) => client.set('kept', 'yes'));
    const orphans = processesBelow(realpathSync(folder));
    await crashed.kill();
    expect(readRunningServices(folder)).toBeUndefined();

    const services = await start();
    expect(await askPostgres(services.databaseUrl, 'SELECT answer FROM kept')).toBe(42);
    expect(await askRedis(services.redisUrl, (client) => client.get('kept'))).toBe('yes');
    expect(processesBelow(folder).filter((pid) => orphans.includes(pid))).toEqual([]);
    await expect(askRedis(redisUrl, (client) => client.ping())).rejects.toThrow();
    await services.stop();
    expect(processesBelow(folder)).toEqual([]);

    const ephemeral = await OtherProcess.start({ services: { ...both(), ephemeral: true } });
    await ephemeral.kill();
    const left = (): boolean => [folder, privatePlaceOf(folder)].some((path) => existsSync(path));
    expect(await waitUntil(() => !left(), { withinMs: 10_000 })).toBe(true);
    await expect(askPostgres(ephemeral.databaseUrl, 'SELECT 1')).rejects.toThrow();
  });
});
