import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

const SUFFIX = '_FILE';

/**
 * Settings whose value stands in a file that `<name>_FILE` names, as orchestrators hand secrets over, and what is wrong with
 * them. What a file holds is never told.
 */
export function readSettingFiles(
  env: Environment,
  names: readonly string[],
): { values: Environment; problems: string[] } {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const variable = `${name}${SUFFIX}`;
    const path = env[variable];
    if (path === undefined || path.trim() === '') continue;
    if (env[name] !== undefined && env[name].trim() !== '') {
      problems.push(`${name} and ${variable} must not both be set`);
      continue;
    }
    try {
      values[name] = readFileSync(path, 'utf8').trim();
      if (values[name] === '') problems.push(`${variable} must name a file that is not empty`);
    } catch {
      problems.push(`${variable} must name a file that can be read`);
    }
  }
  return { values, problems };
}
