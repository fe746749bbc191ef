import { Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../../api/types.js';
import { LinkedText } from '../../ui/linked-text.js';
import { DECISION_WORDS } from '../../ui/words.js';
import { ZonedTime } from '../../ui/zoned-time.js';

/** Every decision so far, the newest first. */
export function DecisionHistory({
  decisions,
}: {
  readonly decisions: SubmissionDetail['decisions'];
}): JSX.Element | null {
  if (decisions.length === 0) return null;
  return (
    <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Decisions so far">
      {decisions.toReversed().map(({ from, to, reason, decided_by, by_applicant, decided_at }) => (
        <li key={decided_at}>
          <Text size="sm">
            {from === to ? (
              <>
                {DECISION_WORDS[to ?? 'none'].label}
                {!by_applicant && ': reason corrected'}
              </>
            ) : (
              <>
                {DECISION_WORDS[from ?? 'none'].label} →{' '}
                <Text span fw={600} inherit>
                  {DECISION_WORDS[to ?? 'none'].label}
                </Text>
              </>
            )}
          </Text>
          {reason !== null && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <LinkedText>{reason}</LinkedText>
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {by_applicant ? 'The applicant' : (decided_by ?? 'A former member')}, <ZonedTime at={decided_at} />
          </Text>
        </li>
      ))}
    </Stack>
  );
}
