import { ApiError } from '../errors/api-error.js';

/** Where a caller stands with one of its quotas, this request included. */
export interface RateLimit {
  /** What the quota is for, as callers see it. */
  readonly policy: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** Requests in this window so far, refused ones too. */
  readonly used: number;
  /** Seconds until the window ends; at least 1. */
  readonly resetSeconds: number;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-11. Without a partition key, which would name the caller. */
export function rateLimitHeaders({
  policy,
  quota,
  windowSeconds,
  used,
  resetSeconds,
}: RateLimit): Record<string, string> {
  return {
    'RateLimit-Policy': `"${policy}";q=${quota};w=${windowSeconds}`,
    RateLimit: `"${policy}";r=${Math.max(0, quota - used)};t=${resetSeconds}`,
  };
}

/** The refusal of a caller who has used its quota up. */
export function rateLimited(limit: RateLimit): ApiError {
  return new ApiError('rate_limited', {
    headers: { ...rateLimitHeaders(limit), 'Retry-After': String(limit.resetSeconds) },
  });
}
