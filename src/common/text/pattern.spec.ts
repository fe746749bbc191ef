import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { readdirSync, readFileSync } from 'node:fs';
import { builtPatterns } from './pattern.js';

const SOURCES = new URL('../../', import.meta.url);
const linter = new Linter();

/** What lint says of a pattern that it can read. */
function complaints({ source, flags }: RegExp): string[] {
  const rules = { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' } as const;
  return linter.verify(`/${source}/${flags};`, { plugins: { regexp }, rules }).map(({ message }) => message);
}

describe('a pattern that is put together of parts', () => {
  it('backtracks nowhere in the service', async () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
    );
    const composing = files.filter((file) => /\bpatternOf\(/.test(readFileSync(new URL(file, SOURCES), 'utf8')));
    for (const file of composing) await import(`../../${file.replace(/\.ts$/, '.js')}`);
    expect(builtPatterns().length).toBeGreaterThan(composing.length);
    expect(builtPatterns().filter((pattern) => complaints(pattern).length > 0)).toEqual([]);
  });

  it.each(['(?:[^a]*A[a-]*[^a]*)+$', '(?:a[ ]+b?[ ]*){3,}c', '[ ]+$'])('would be found, were it %s', (source) => {
    expect(complaints(new RegExp(source))).not.toEqual([]);
  });
});
