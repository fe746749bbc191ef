import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockHolder } from './data-lock.js';
import { readIfPresent, writePrivateFile } from './private-file.js';

/** Where the servers of a running service are reached; a server that it did not start itself has no address here. */
export interface RunningServices {
  pid: number;
  database_url?: string;
  redis_url?: string;
}

/** Lets other programs of the same account, such as a command-line tool, find the running servers. */
export function announceServices(dataDir: string, services: RunningServices): void {
  writePrivateFile(servicesFile(dataDir), `${JSON.stringify(services, null, 2)}\n`);
}

export function withdrawServices(dataDir: string): void {
  rmSync(servicesFile(dataDir), { force: true });
}

/** The servers that a live process runs on this folder; undefined when none does, also after one has crashed. */
export function readRunningServices(dataDir: string): RunningServices | undefined {
  const content = readIfPresent(servicesFile(dataDir));
  if (content === undefined) return undefined;
  const services = JSON.parse(content) as RunningServices;
  return services.pid === lockHolder(dataDir) ? services : undefined;
}

function servicesFile(dataDir: string): string {
  return join(dataDir, 'services.json');
}
