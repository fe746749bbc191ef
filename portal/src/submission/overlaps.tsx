import { type AnchorProps, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../api/types.js';
import { TextLink } from '../ui/button-link.js';
import { Panel } from '../ui/panel.js';
import { inWords } from '../ui/words.js';
import { ZonedTime } from '../ui/zoned-time.js';

type Overlap = SubmissionDetail['overlaps'][number];

interface OverlapsProps {
  readonly overlaps: readonly Overlap[];
  readonly answers: SubmissionDetail['answers'];
}

/** Near copies among the cohort's submissions: a note to the team, which counts in no score. */
export function Overlaps({ overlaps, answers }: OverlapsProps): JSX.Element | null {
  if (overlaps.length === 0) return null;
  return (
    <Panel title="Similar submissions">
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          Answers that share much of their wording with this one. A note; it changes no score.
        </Text>
        {overlaps.map((overlap) => (
          <div key={overlap.submission_id} style={{ overflowWrap: 'anywhere' }}>
            <OtherApplication overlap={overlap} size="sm" />
            <Text size="sm">
              {likeness(overlap)}, from {overlap.is_same_address ? 'the same' : 'another'} address
            </Text>
            <Text size="xs" c="dimmed">
              Most in “{answers.find((answer) => answer.key === overlap.key)?.label ?? inWords(overlap.key)}” (
              {Math.round(overlap.similarity * 100)}% alike), <ZonedTime at={overlap.submitted_at} />
            </Text>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

interface OtherApplicationProps extends Pick<AnchorProps, 'size' | 'inherit'> {
  readonly overlap: Overlap;
}

/** Called by its venture, as everywhere, and by who sent it: copies of one venture may come from several. */
export function OtherApplication({ overlap, ...looks }: OtherApplicationProps): JSX.Element {
  const { submission_id, venture_name, founder_name } = overlap;
  const [name = 'Unnamed founder', sender] = [venture_name, founder_name].filter((known) => known !== null);
  return (
    <TextLink to="/submissions/$submissionId" params={{ submissionId: submission_id }} underline="always" {...looks}>
      <bdi>{name}</bdi>
      {sender !== undefined && (
        <>
          {' · '}
          <bdi>{sender}</bdi>
        </>
      )}
    </TextLink>
  );
}

/** Short answers are compared with nothing: many say the same. */
export function likeness({ alike, compared }: Pick<Overlap, 'alike' | 'compared'>): string {
  return `${String(alike)} of ${String(compared)} long ${compared === 1 ? 'answer' : 'answers'} alike`;
}
