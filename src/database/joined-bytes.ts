import { type Parameter } from './pipeline.js';

/**
 * Values of many rows as one parameter, which PostgreSQL takes as it is; in an array each would be written in
 * hexadecimal digits and read again. Gives where each begins, its length, and the bytes.
 */
export function joinBytes(values: readonly Uint8Array[]): Parameter[] {
  const lengths = values.map(({ length }) => length);
  let end = 1;
  const starts = lengths.map((length) => (end += length) - length);
  return [`{${starts.join(',')}}`, `{${lengths.join(',')}}`, Buffer.concat(values)];
}

/** SQL of a table `name` with the identifiers $2 and, from `joinBytes` behind them, the values, as (id, bytes). */
export const joinedBytes = (name: string): string => `(
  select id, substr($5::bytea, start, length) as bytes
    from unnest($2::uuid[], $3::integer[], $4::integer[]) as joined (id, start, length)) ${name}`;
