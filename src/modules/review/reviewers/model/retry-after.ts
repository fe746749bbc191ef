type Headers = Readonly<Record<string, string>>;

function headerOf(headers: Headers, wanted: string): string | undefined {
  return Object.entries(headers)
    .find(([name]) => name.toLowerCase() === wanted)?.[1]
    .trim();
}

/** How long a provider asks to be left alone: seconds, a date of HTTP, or the milliseconds that some send as well. */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  if (headers === undefined) return undefined;
  const precise = headerOf(headers, 'retry-after-ms');
  if (precise !== undefined && /^\d+(\.\d+)?$/.test(precise)) return Math.ceil(Number(precise));
  const value = headerOf(headers, 'retry-after');
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1_000);
  const date = /[a-z]/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
