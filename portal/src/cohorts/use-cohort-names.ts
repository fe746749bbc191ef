import { useQuery } from '@tanstack/react-query';
import { cohortChoicesQuery } from './cohorts.query.js';

/** All cohorts or one of them, for a select. */
export function useCohortOptions(): { value: string; label: string }[] {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  return [{ value: '', label: 'All cohorts' }, ...cohorts.map(({ id, name }) => ({ value: id, label: name }))];
}

/** What the cohort is called that something is for, and what it says of what is for all. */
export function useCohortName(all: string): (cohortId: string | null) => string {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  return (cohortId) => (cohortId === null ? all : (cohorts.find(({ id }) => id === cohortId)?.name ?? 'One'));
}
