import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CohortStatus } from '../modules/cohorts/cohort-status.js';

/** What a newcomer needs to try the service. Holds keys and a password, so only its owner may read it. */
export interface Demonstration {
  readonly base_url: string;
  readonly portal: { readonly url: string; readonly email: string; readonly password: string };
  readonly keys: { readonly live: string; readonly test: string };
  /** Ids: one cohort in each status. */
  readonly cohorts: Readonly<Record<CohortStatus, string>>;
}

export function demoFile(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

/** Exists from the first start until the demonstration's team has done its work. */
function undoneFile(dataDir: string): string {
  return join(dataDir, 'demo-undone');
}

export function noteUndone(dataDir: string): void {
  writeFileSync(undoneFile(dataDir), '');
}

export function isUndone(dataDir: string): boolean {
  return existsSync(undoneFile(dataDir));
}

export function noteDone(dataDir: string): void {
  rmSync(undoneFile(dataDir), { force: true });
}

export function readDemo(dataDir: string): Demonstration | null {
  const path = demoFile(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Demonstration) : null;
}

/** Written to a second file and renamed, so that nobody ever reads half of it. */
export function writeDemo(dataDir: string, demo: Demonstration): void {
  const path = demoFile(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
