import { type Answer } from './api-client.js';

interface ShownLimit {
  readonly policy: string;
  readonly quota: number;
  readonly window: number;
  readonly remaining: number;
  readonly reset: number;
}

/** What an answer's headers say of its caller's quota. @throws Error when they say it otherwise than the draft does */
export function shownLimit({ headers }: Pick<Answer, 'headers'>): ShownLimit {
  const policy = /^"(\w+)";q=(\d+);w=(\d+)$/.exec(headers.get('ratelimit-policy') ?? '');
  const limit = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '');
  if (policy === null || limit === null || policy[1] !== limit[1]) {
    throw new Error(
      `RateLimit-Policy: ${headers.get('ratelimit-policy') ?? '-'}, RateLimit: ${headers.get('ratelimit') ?? '-'}`,
    );
  }
  const [quota, window, remaining, reset] = [policy[2], policy[3], limit[2], limit[3]].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { policy: policy[1] ?? '', quota, window, remaining, reset };
}

/** Many requests at once; how many got which status. */
export async function countStatuses(calls: readonly Promise<Answer>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
