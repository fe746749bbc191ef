import { readFileSync } from 'node:fs';

/** The rows of a text with one JSON value a line. */
export function rowsOf<Row>(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

export function readRows<Row>(path: string): Row[] {
  return rowsOf(readFileSync(path, 'utf8'));
}
