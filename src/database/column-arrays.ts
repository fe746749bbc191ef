import { type Parameter } from './pipeline.js';

/** The columns of rows that are sent together, with their types; a row has each as text, as PostgreSQL reads it. */
export type Columns = Readonly<Record<string, string>>;

export function columnNames(columns: Columns): string {
  return Object.keys(columns).join(', ');
}

/** An array of each column, from the parameter with this number on. */
export function arrayParameters(columns: Columns, first: number): string {
  return Object.values(columns)
    .map((type, at) => `$${first + at}::${type}[]`)
    .join(', ');
}

/** The values of these parameters. PostgreSQL reads arrays of columns faster than rows of JSON. */
export function columnArrays(columns: Columns, rows: readonly Readonly<Record<string, string>>[]): Parameter[] {
  return Object.keys(columns).map((name) => rows.map((row) => row[name] ?? ''));
}
