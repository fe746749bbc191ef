import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiKeysQuery } from '../api-keys/api-keys.query.js';
import { membersQuery } from '../members/members.query.js';
import { cohortChoicesQuery } from '../cohorts/cohorts.query.js';
import { type AuditEntry } from './audit-log.query.js';

/** What a thing of the log is called: as the entry has it, else as it is called today; undefined when neither knows. */
export function useNames(): (entry: AuditEntry) => string | undefined {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  const { data: members } = useInfiniteQuery(membersQuery);
  const { data: keys } = useInfiniteQuery(apiKeysQuery);
  const known = new Map([
    ...cohorts.map(({ id, name }) => [id, name] as const),
    ...(members?.pages.flatMap((page) => page.members) ?? []).map(({ id, email }) => [id, email] as const),
    ...(keys?.pages.flatMap((page) => page.api_keys) ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  return ({ target_id, before, after }) => {
    const facts: Record<string, unknown> = { ...before, ...after };
    return [facts['name'], facts['email']].find((name) => typeof name === 'string') ?? known.get(target_id);
  };
}
