import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of TypeScript below a folder, without specs. */
export function sourceFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts')).map((name) => join(folder, name));
}
