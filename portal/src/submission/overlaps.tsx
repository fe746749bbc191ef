import { Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../api/types.js';
import { TextLink } from '../ui/button-link.js';
import { Panel } from '../ui/panel.js';
import { inWords } from '../ui/words.js';
import { ZonedTime } from '../ui/zoned-time.js';

interface OverlapsProps {
  readonly overlaps: SubmissionDetail['overlaps'];
  readonly answers: SubmissionDetail['answers'];
}

/** Near copies among the programme's submissions: a note to the team, which counts in no score. */
export function Overlaps({ overlaps, answers }: OverlapsProps): JSX.Element | null {
  if (overlaps.length === 0) return null;
  return (
    <Panel title="Similar submissions">
      <Stack gap="sm">
        <Text size="xs" c="dimmed">Answers that share much of their wording with this one. A note; it changes no score.</Text>
        {overlaps.map(({ submission_id, founder_name, key, similarity, submitted_at }) => (
          <Text size="sm" key={submission_id}>
            <TextLink to="/submissions/$submissionId" params={{ submissionId: submission_id }}>{founder_name ?? 'Unnamed founder'}</TextLink>
            {`, ${String(Math.round(similarity * 100))}% alike in “${answers.find((answer) => answer.key === key)?.label ?? inWords(key)}”, `}
            <ZonedTime at={submitted_at} />
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
