import { Text, Timeline } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../api/types.js';
import { Panel } from '../ui/panel.js';
import { ZonedTime } from '../ui/zoned-time.js';
import { historyOf } from './history.js';

/** What has happened to it so far, first to last. */
export function SubmissionTimeline({ submission }: { readonly submission: SubmissionDetail }): JSX.Element {
  const history = historyOf(submission);
  return (
    <Panel title="Timeline">
      <Timeline active={history.length - 1} bulletSize={14} lineWidth={2}>
        {history.map(({ what, who, at, isFailure = false }, nth) => (
          <Timeline.Item
            key={String(nth)}
            title={what}
            {...(isFailure && { color: 'red' })}
            {...(at === null && { lineVariant: 'dashed' })}
          >
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {at !== null && <ZonedTime at={at} />}
              {who !== undefined && `, ${who}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Panel>
  );
}
