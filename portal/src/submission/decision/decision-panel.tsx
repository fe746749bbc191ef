import { Stack, Text } from '@mantine/core';
import { type JSX, useRef } from 'react';
import { useMay, useSession } from '../../session/use-session.js';
import { focusIfLost } from '../../ui/focus-if-lost.js';
import { Panel } from '../../ui/panel.js';
import { DECISION_WORDS, ROLE_WORDS } from '../../ui/words.js';
import { WordBadge } from '../../ui/word-badge.js';
import { type KnownSubmission } from '../submission.query.js';
import { DecisionForm } from './decision-form.js';
import { DecisionHistory } from './decision-history.js';

/** What the team has decided, and the means to decide. */
export function DecisionPanel({ known }: { readonly known: KnownSubmission }): JSX.Element {
  const { submission } = known;
  const mayDecide = useMay('reviewer');
  const { role } = useSession();
  const stand = useRef<HTMLDivElement>(null);
  return (
    <Panel title="Decision">
      <Stack gap="md">
        <div ref={stand} tabIndex={-1}>
          <WordBadge word={DECISION_WORDS[submission.review_status ?? 'none']} size="lg" />
        </div>
        {submission.is_preview && (
          <Text size="sm" c="dimmed">
            Previews are for trying things out and are never decided on.
          </Text>
        )}
        {!submission.is_preview && !mayDecide && (
          <Text size="sm" c="dimmed">
            You can read decisions, but not make them: your role is {ROLE_WORDS[role].toLowerCase()}.
          </Text>
        )}
        {!submission.is_preview && mayDecide && (
          <DecisionForm
            known={known}
            onDecided={() => {
              focusIfLost(stand.current);
            }}
          />
        )}
        <DecisionHistory decisions={submission.decisions} />
      </Stack>
    </Panel>
  );
}
