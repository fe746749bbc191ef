import { readFileSync } from 'node:fs';
import { sourceFiles } from '../support/source-files.js';

function named(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, event = '']) => event))].sort();
}

it('has each line with an event documented in docs/logging.md, and no others', () => {
  const text = sourceFiles('src')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const [, lines = ''] = /^## Lines$(.*?)^## /ms.exec(readFileSync('docs/logging.md', 'utf8')) ?? [];
  const firstColumn = [...lines.matchAll(/^\| (`[^|]+)\|/gm)].slice(1).join(' ');
  expect(named(firstColumn, /`([a-z_.]+)`/g)).toEqual(named(text, /\bevent: '([a-z_]+\.[a-z_]+|request)'/g));
});
