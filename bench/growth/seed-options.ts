import { parseArgs } from 'node:util';

export interface SeedOptions {
  readonly count: number;
  readonly seed: number;
  /** The name of the database that may be filled, where it is not the local one. */
  readonly yesInto: string | undefined;
}

/** `--count 10000`, `--seed 7`, `--yes-into <database>`. @throws Error on anything else */
export function readSeedOptions(args: readonly string[]): SeedOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      'yes-into': { type: 'string' },
    },
  });
  return {
    count: wholeNumber('count', values.count, 10_000_000),
    seed: wholeNumber('seed', values.seed, 2 ** 31),
    yesInto: values['yes-into'],
  };
}

/** A database of somebody's choosing is filled only when it is named once more. @throws Error otherwise */
export function assertMayFill(databaseUrl: string | undefined, yesInto: string | undefined): void {
  if (databaseUrl === undefined) return;
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  if (yesInto === name) return;
  throw new Error(`DATABASE_URL is set: to put a large organisation into its database, say --yes-into ${name}`);
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${max}`);
}
