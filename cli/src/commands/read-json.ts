import { readFile } from 'node:fs/promises';
import { usageFailure } from '../failures/failure.js';
import { readInput } from '../terminal/ask.js';
import { type Surroundings } from '../terminal/surroundings.js';

/** The object in a file, or in what is piped in for `-`. @throws Failure */
export async function readJsonObject(around: Surroundings, path: string): Promise<Record<string, unknown>> {
  const text = path === '-' ? await readInput(around) : await readText(path);
  const name = path === '-' ? 'Standard input' : path;
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw usageFailure(`${name} is not JSON: ${(error as Error).message}`, 'invalid_file');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw usageFailure(`${name} does not hold a JSON object`, 'invalid_file');
  }
  return value as Record<string, unknown>;
}

/** @throws Failure */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw usageFailure(`${path} cannot be read: ${(error as Error).message}`, 'invalid_file');
  }
}
