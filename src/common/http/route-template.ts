import { type Request } from 'express';

/** Never the path itself, which holds ids and whatever strangers try. */
export function routeTemplate(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'unmatched';
}
