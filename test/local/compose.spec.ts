import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadSettings } from '../../src/config/load-settings.js';
import { findRedis } from '../../local/find-redis.js';
import { freePort } from '../../local/free-port.js';
import { waitUntil } from '../../local/wait-until.js';
import { askRedis } from './clients.js';
import { REDIS_DIST_DIR, removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

const ODD = `aB3/x@9#kQ "é%'$`;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const volume of ['database', 'service', 'redis']) mkdirSync(join(folder, volume));
});
afterEach(removeTemporaryFolders);

function makeSecrets(settings: Record<string, string> = {}, ...words: string[]): Record<string, string> {
  const env = { PATH: process.env['PATH'], SECRETS: folder, ...settings };
  execFileSync('sh', [resolve('compose', 'secrets.sh'), ...words], { env });
  const names = ['database/superuser', 'database/owner', 'database/service', 'redis/password', 'service/secrets_key'];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const passwordOf = (url: string | undefined): string => decodeURIComponent(new URL(url ?? '').password);

const readSettings = (): ReturnType<typeof loadSettings> =>
  loadSettings({
    DATABASE_URL_FILE: join(folder, 'service', 'database_url'),
    DATABASE_OWNER_URL_FILE: join(folder, 'database', 'owner_url'),
    REDIS_URL_FILE: join(folder, 'service', 'redis_url'),
  });

describe('the passwords of the stack', () => {
  it('are generated once, each another, and made anew on request but for that of the server itself and what seals', () => {
    const first = makeSecrets();
    expect(new Set(Object.values(first)).size).toBe(5);
    for (const password of Object.values(first)) expect(password).toMatch(/^[0-9a-f]{48}$/);
    expect(makeSecrets()).toEqual(first);
    const renewed = makeSecrets({}, 'renew');
    const kept = Object.keys(first).filter((name) => first[name] === renewed[name]);
    expect(kept).toEqual(['database/superuser', 'service/secrets_key']);
    expect(passwordOf(readSettings().databaseUrl)).toBe(renewed['database/service']);
  });

  it('may be of any signs, in every address and for Redis', async () => {
    makeSecrets({ DATABASE_PASSWORD: ODD, DATABASE_OWNER_PASSWORD: `${ODD}2`, REDIS_PASSWORD: `${ODD}3` });
    const { databaseUrl, databaseOwnerUrl, redisUrl } = readSettings();
    expect([databaseUrl, databaseOwnerUrl, redisUrl].map(passwordOf)).toEqual([ODD, `${ODD}2`, `${ODD}3`]);
    const { command, env } = await findRedis({ distDir: REDIS_DIST_DIR, log: () => undefined });
    const port = String(await freePort());
    const server = spawn(
      command,
      [join(folder, 'redis', 'password.conf'), '--port', port, '--bind', '127.0.0.1', '--save', ''],
      {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: 'ignore',
      },
    );
    try {
      const address = new URL(redisUrl ?? '');
      address.host = `127.0.0.1:${port}`;
      const ping = (): Promise<boolean> =>
        askRedis(address.href, (client) => client.ping()).then(
          () => true,
          () => false,
        );
      expect(await waitUntil(ping, { withinMs: 10_000, everyMs: 50 })).toBe(true);
      address.password = '';
      await expect(askRedis(address.href, (client) => client.ping())).rejects.toThrow(/NOAUTH/);
    } finally {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    }
  });
});

it('holds nothing back in the compose file: every setting of .env reaches the service, and none of its own passwords does', () => {
  const file = readFileSync('docker-compose.yml', 'utf8');
  const service = file.slice(file.indexOf('x-service:'), file.indexOf('x-postgres:'));
  expect(service).toContain('env_file: [{ path: .env, required: false }]');
  for (const secret of [
    'DATABASE_PASSWORD',
    'DATABASE_OWNER_PASSWORD',
    'REDIS_PASSWORD',
    'SECRETS_KEY',
    'DATABASE_OWNER_URL',
    'DATABASE_OWNER_URL_FILE',
  ]) {
    expect(service).toContain(`    ${secret}: ''\n`);
  }
});
