import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { compileRedis } from './redis-compile.js';
import { fetchRedisPackages } from './redis-packages.js';
import { ifItRuns, REDIS_NAMES, type RedisProgram, type RedisSearch, type RedisSource } from './redis-program.js';

const FINDERS: Record<RedisSource, (search: RedisSearch) => Promise<RedisProgram>> = {
  installed: findInstalled,
  packages: fetchRedisPackages,
  compiled: compileRedis,
};

const ALL_SOURCES: readonly RedisSource[] = ['installed', 'packages', 'compiled'];

/** Finds a Redis to run, and fetches one if the machine has none. */
export async function findRedis(search: RedisSearch): Promise<RedisProgram> {
  const reasons: string[] = [];
  for (const source of search.sources ?? ALL_SOURCES) {
    try {
      return await FINDERS[source](search);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `No Redis server could be found or fetched (${reasons.join('; ')}): install one, for example with ` +
      '"apt-get install redis-server" or "brew install redis", or set REDIS_URL to a Redis of your own.',
  );
}

async function findInstalled({ searchPath = process.env.PATH ?? '' }: RedisSearch): Promise<RedisProgram> {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  for (const command of REDIS_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    const program = existsSync(command) ? await ifItRuns({ command, env: {} }) : undefined;
    if (program !== undefined) return program;
  }
  throw new Error('none is installed');
}
