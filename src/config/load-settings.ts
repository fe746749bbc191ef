import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { readSettingFiles } from './setting-files.js';
import { Settings } from './settings.js';

/** Thrown at start; its message names every wrong variable at once, never a value (it may be a secret). */
export class InvalidSettingsError extends Error {}

/** The settings of this process: its environment, and what a `.env` file in the working directory adds to it. */
export function readSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return loadSettings(process.env);
}

/** Turns environment variables, and the files that they name, into typed settings; a blank one counts as not set. */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const files = readSettingFiles(env, Object.keys(new Settings()).map(nameOf));
  const set = Object.fromEntries(
    Object.entries({ ...env, ...files.values }).filter(([, value]) => value?.trim() !== ''),
  );
  const settings = plainToInstance(Settings, set, { excludeExtraneousValues: true, exposeDefaultValues: true });
  const lines = validateSync(settings).map(({ property, constraints = {} }) =>
    Object.values(constraints)
      .map((text) => text.replace(property, nameOf(property)))
      .join('; '),
  );
  const problems = [...files.problems, ...lines];
  if (problems.length === 0) return settings;
  throw new InvalidSettingsError(
    `Wrong settings in the environment:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** The environment's name of a property. */
function nameOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
