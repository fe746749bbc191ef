import { Alert, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { type Submission, type SubmissionDetail } from '../api/types.js';
import { cohortQuery } from '../cohorts/cohorts.query.js';
import { TextLink } from '../ui/button-link.js';
import { DECISION_WORDS } from '../ui/words.js';
import { ZonedTime } from '../ui/zoned-time.js';
import { likeness, OtherApplication } from './overlaps.js';

/** From here on, so much of it is another's that it should be known before anything else is read. */
const MOSTLY = 0.5;

/** What a reader should know of other applications before they read this one. A note to the team, which counts in no score. */
export function KnownBefore({
  submission: { cohort_id, from_same_address, overlaps },
}: {
  readonly submission: SubmissionDetail;
}): JSX.Element | null {
  const copies = overlaps.filter(({ alike, compared }) => alike / compared >= MOSTLY && alike > 1);
  if (from_same_address.length === 0 && copies.length === 0) return null;
  return (
    <Alert
      color="blue"
      title={
        from_same_address.length > 0
          ? 'This address has applied more than once'
          : 'Much of this stands in another application'
      }
      role="group"
    >
      <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
        {from_same_address.map((other) => (
          <List.Item key={other.id}>
            <Application other={other} isHere={other.cohort_id === cohort_id} />
          </List.Item>
        ))}
        {copies.map((copy) => (
          <List.Item key={copy.submission_id}>
            {likeness(copy)} with those of <OtherApplication overlap={copy} inherit />, from{' '}
            {copy.is_same_address ? 'the same' : 'another'} address
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Application({ other, isHere }: { readonly other: Submission; readonly isHere: boolean }): JSX.Element {
  const { data: cohort } = useQuery(cohortQuery(other.cohort_id));
  return (
    <>
      <TextLink to="/submissions/$submissionId" params={{ submissionId: other.id }} inherit underline="always">
        {isHere ? 'To this cohort' : `To ${cohort?.name ?? 'another cohort'}`}
      </TextLink>
      , <ZonedTime at={other.submitted_at} />: {DECISION_WORDS[other.review_status ?? 'none'].label.toLowerCase()}
    </>
  );
}
