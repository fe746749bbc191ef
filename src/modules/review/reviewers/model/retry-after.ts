import { retryAfterMs as waitOf } from '../../../../common/http/retry-after.js';

type Headers = Readonly<Record<string, string>>;

function headerOf(headers: Headers, wanted: string): string | undefined {
  return Object.entries(headers)
    .find(([name]) => name.toLowerCase() === wanted)?.[1]
    .trim();
}

/** How long a provider asks to be left alone: by the header of HTTP, or the milliseconds that some send as well. */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  if (headers === undefined) return undefined;
  const precise = headerOf(headers, 'retry-after-ms');
  if (precise !== undefined && /^\d+(\.\d+)?$/.test(precise)) return Math.ceil(Number(precise));
  return waitOf(headerOf(headers, 'retry-after'), now);
}
