import { type Parameter } from './pipeline.js';

/** Values as starts, lengths and bytes: in an array each would be written in hexadecimal digits and read again. */
export function joinBytes(values: readonly (string | Uint8Array)[]): Parameter[] {
  const lengths = values.map((value) => Buffer.byteLength(value));
  // One buffer for all: one for each would keep the collector of garbage busy.
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let end = 0;
  const starts = values.map((value, nth) => {
    const start = end;
    if (typeof value === 'string') bytes.write(value, start);
    else bytes.set(value, start);
    end += lengths[nth] ?? 0;
    return start;
  });
  return [`{${starts.join(',')}}`, `{${lengths.join(',')}}`, bytes];
}

/** SQL of a table `name` with the identifiers $2 and, from `joinBytes` behind them, the values, as (id, bytes). */
export const joinedBytes = (name: string): string => `(
  select id, substr($5::bytea, start + 1, length) as bytes
    from unnest($2::uuid[], $3::integer[], $4::integer[]) as joined (id, start, length)) ${name}`;
