import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Settings } from './settings.js';

/** Thrown at start; its message names every wrong variable at once, never a value (it may be a secret). */
export class InvalidSettingsError extends Error {}

/** The settings of this process: its environment, and what a `.env` file in the working directory adds to it. */
export function readSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return loadSettings(process.env);
}

/** Turns environment variables into typed settings; a blank one counts as not set. */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const settings = plainToInstance(Settings, set, { excludeExtraneousValues: true, exposeDefaultValues: true });
  const problems = validateSync(settings);
  if (problems.length > 0) {
    const lines = problems.map((problem) => {
      const name = problem.property.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
      const reasons = Object.values(problem.constraints ?? {}).map((text) => text.replace(problem.property, name));
      return `  ${reasons.join('; ')}`;
    });
    throw new InvalidSettingsError(`Wrong settings in the environment:\n${lines.join('\n')}`);
  }
  return settings;
}
