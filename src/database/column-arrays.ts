import { type Parameter } from './pipeline.js';

/** The columns of rows that are sent together, with their types; a row has each as text, as PostgreSQL reads it. */
export type Columns = Readonly<Record<string, string>>;

/** Between one JSON text and the next, in which it does not occur: in an array each of their many quotation marks would be escaped. */
const BETWEEN = '\x1f';

export function columnNames(columns: Columns): string {
  return Object.keys(columns).join(', ');
}

/** An array of each column, from the parameter with this number on. */
export function arrayParameters(columns: Columns, first: number): string {
  return Object.values(columns)
    .map((type, at) => (isJson(type) ? `string_to_array($${first + at}, chr(31))` : `$${first + at}`) + `::${type}[]`)
    .join(', ');
}

/** The values of these parameters. PostgreSQL reads arrays of columns faster than rows of JSON. */
export function columnArrays(columns: Columns, rows: readonly Readonly<Record<string, string>>[]): Parameter[] {
  return Object.entries(columns).map(([name, type]) => {
    const values = rows.map((row) => row[name] ?? '');
    return isJson(type) ? values.join(BETWEEN) : values;
  });
}

function isJson(type: string): boolean {
  return type === 'json' || type === 'jsonb';
}
