import { readFileSync } from 'node:fs';
import { EVENT_TYPES } from '../../src/modules/events/event-types.js';
import { FLAG_TYPES } from '../../src/modules/review/guard-rails/guard-rail.js';

/** What a table of a document has a row for each of. */
const TABLES = [
  { file: 'docs/review.md', heading: 'Flag', names: FLAG_TYPES },
  { file: 'docs/webhooks.md', heading: 'Event', names: EVENT_TYPES },
  { file: 'docs/guides/webhooks.md', heading: 'Event', names: EVENT_TYPES },
];

function rowsOf(file: string, heading: string): string[] {
  const [, rows = ''] = readFileSync(file, 'utf8').split(new RegExp(`^\\| ${heading} \\|.*\n\\|[-|]+\n`, 'm'));
  const [table = ''] = rows.split('\n\n');
  return [...table.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name = '']) => name);
}

it.each(TABLES)('$file has a row for each $heading that there is', ({ file, heading, names }) => {
  const rows = rowsOf(file, heading);
  expect(names.filter((name) => !rows.includes(name)).map((name) => `${file} has no row of ${name}`)).toEqual([]);
  expect(
    rows
      .filter((row) => !names.some((name) => name === row))
      .map((row) => `${file} has a row of ${row}, which is none`),
  ).toEqual([]);
});
