import { Stack } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../../api/types.js';
import { Panel } from '../../ui/panel.js';
import { DECISION_WORDS } from '../../ui/words.js';
import { WordBadge } from '../../ui/word-badge.js';
import { DecisionHistory } from './decision-history.js';

/** What was decided, and why, at the head of the paper: however wide the screen was that it was printed from. */
export function PrintedDecision({
  submission: { review_status, decisions },
}: {
  readonly submission: SubmissionDetail;
}): JSX.Element {
  return (
    <div className="only-printed">
      <Panel title="Decision">
        <Stack gap="sm">
          <div>
            <WordBadge word={DECISION_WORDS[review_status ?? 'none']} size="lg" />
          </div>
          <DecisionHistory decisions={decisions} />
        </Stack>
      </Panel>
    </div>
  );
}
