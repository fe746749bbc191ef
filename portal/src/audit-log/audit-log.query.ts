import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { type components } from '../api/schema.js';
import { BY_CURSOR } from '../ui/by-cursor.js';
import { type AuditSearch } from './audit-log.search.js';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditAction = AuditEntry['action'];
export type AuditTarget = AuditEntry['target_kind'];

const PAGE = 50;

export function auditLogQuery({ action, actor, kind, target, from, to }: AuditSearch) {
  const filter = {
    limit: PAGE,
    ...(action !== undefined && { action }),
    ...(actor !== undefined && { actor_id: actor }),
    ...(kind !== undefined && { target_kind: kind }),
    ...(target !== undefined && { target_id: target }),
    ...(from !== undefined && { created_after: new Date(startOf(from, 0).getTime() - 1).toISOString() }),
    ...(to !== undefined && { created_before: startOf(to, 1).toISOString() }),
  };
  return infiniteQueryOptions({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam: cursor }) =>
      bodyOf(
        api.GET('/v1/portal/audit-log', { params: { query: { ...filter, ...(cursor !== undefined && { cursor }) } } }),
      ),
    ...BY_CURSOR,
    // It is read to see what was done just now.
    staleTime: 0,
  });
}

/** When a day of the reader's calendar begins, or one some days later. */
function startOf(day: string, later: number): Date {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return date;
}
