import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { Redis } from 'ioredis';
import { type OwnServers } from '../local/own-servers.js';
import { query } from './ground.js';

const GIB = 1024 ** 3;

/** What the figures were taken on, as the machine and the servers say themselves. */
export async function describeMachine({ postgres, redis }: OwnServers): Promise<string[]> {
  const [processor] = cpus();
  const settings = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers'];
  const rows = await query<{ name: string; setting: string }>(
    postgres.url,
    'select name, current_setting(name) as setting from unnest($1::text[]) name',
    [settings],
  );
  const [version = '', ...rest] = rows.map(({ name, setting }) =>
    name === 'server_version' ? setting : `${name} ${setting}`,
  );
  return [
    `${cpus().length} processors (${processor?.model.trim() ?? 'unknown'}), ${(totalmem() / GIB).toFixed(0)} GiB, ${distribution()}, kernel ${release()}`,
    `Node.js ${process.versions.node}, PostgreSQL ${version} (${rest.join(', ')}), Redis ${await redisVersion(redis.url)}`,
    `Load average before the run: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(', ')}`,
  ];
}

function distribution(): string {
  return /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform;
}

async function redisVersion(url: string): Promise<string> {
  const client = new Redis(url);
  const info = await client.info();
  client.disconnect();
  const versionOf = (what: string): string => new RegExp(`^${what}:(\\S+)`, 'm').exec(info)?.[1] ?? 'unknown';
  return `${versionOf('redis_version')} (appendonly ${versionOf('aof_enabled') === '1' ? 'on' : 'off'})`;
}
