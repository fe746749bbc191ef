import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Specs that do little but wait: for a lease or a lock that runs out, a connection that is given up, a process that ends. */
const WAITING = new Set(
  [
    'e2e/applications/wait',
    'e2e/known/known-rows',
    'e2e/limits/without-redis',
    'e2e/logging/canaries',
    'e2e/process/abandoned-connections',
    'e2e/process/operator-faults',
    'e2e/process/redis-reconnection',
    'e2e/process/shutdown',
    'e2e/process/silent-database',
    'e2e/routing/connections',
    'faults/queue-trouble',
    'faults/short',
    'local/local-services',
    'local/managed-process',
    'sdk/killed-process',
  ].map((name) => fileURLToPath(new URL(`../${name}.spec.ts`, import.meta.url))),
);
for (const path of WAITING)
  if (!existsSync(path)) throw new Error(`test/setup/waiting.js names ${path}, which is not there`);

export function isWaiting(path) {
  return WAITING.has(path);
}
