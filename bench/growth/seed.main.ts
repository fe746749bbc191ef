import 'reflect-metadata';
import { runningDatabase } from '../../local/running-database.js';
import { readSettings } from '../../src/config/load-settings.js';
import { seedLarge } from './seed-large.js';
import { assertMayFill, readSeedOptions } from './seed-options.js';

const DEADLINE_MS = 30 * 60_000;

/** Stdout carries the result as JSON and nothing else. */
try {
  const { count, seed, yesInto } = readSeedOptions(process.argv.slice(2));
  const settings = readSettings();
  assertMayFill(settings.databaseUrl, yesInto);
  setTimeout(() => {
    process.stderr.write(`Not done within ${DEADLINE_MS / 60_000} minutes\n`);
    process.exit(1);
  }, DEADLINE_MS).unref();
  const startedAt = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAt) / 1_000);
  const progress = (made: number): void => {
    process.stderr.write(`${made} of ${count} after ${seconds()} s\n`);
  };
  const made = await seedLarge(runningDatabase(settings.databaseUrl, settings.dataDir), { count, seed, progress });
  process.stdout.write(`${JSON.stringify({ submissions: count, seconds: seconds(), ...made }, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
