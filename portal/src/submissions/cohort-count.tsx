import { useQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { TextLink } from '../ui/button-link.js';
import { counted } from './counted.js';
import { countsQuery } from './submissions.query.js';

/** How many live submissions a cohort has, which leads to them. */
export function CohortCount({ id, name }: { readonly id: string; readonly name: string }): JSX.Element {
  const { data } = useQuery(countsQuery({}));
  const count = data?.by_cohort.find(({ cohort_id }) => cohort_id === id)?.count ?? 0;
  return (
    <TextLink
      to="/submissions"
      search={{ cohort: id }}
      size="sm"
      aria-label={`Submissions of ${name}: ${data == null ? '…' : counted(count)}`}
    >
      {data == null ? '…' : counted(count)}
    </TextLink>
  );
}
