import { Text, Timeline } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../api/types.js';
import { Panel } from '../ui/panel.js';
import { STATUS_WORDS } from '../ui/words.js';
import { toDate, ZonedTime } from '../ui/zoned-time.js';

type Passage = SubmissionDetail['timeline'][number];

const STAGES: Record<Passage['stage'], string> = {
  schema_validation: 'Answers checked',
  ai_review: 'Answers reviewed',
  score_generation: 'Scores made',
  report: 'Report stored',
};

/** What has happened to it so far, first to last. */
export function Passages({ submission: { submitted_at, status, timeline } }: { readonly submission: SubmissionDetail }): JSX.Element {
  const isRepeated = timeline.some(({ run, attempt }) => run > 1 || attempt > 1);
  return (
    <Panel title="Timeline">
      <Timeline active={timeline.length + 1} bulletSize={14} lineWidth={2}>
        <Timeline.Item title="Submitted"><When at={submitted_at} /></Timeline.Item>
        {timeline.map((passage, index) => (
          <Timeline.Item
            key={String(index)}
            title={passage.result === 'failed' ? `${STAGES[passage.stage]}: failed` : STAGES[passage.stage]}
            {...(passage.result === 'failed' && { color: 'red' })}
          >
            <When at={passage.ended_at} /><Detail passage={passage} isRepeated={isRepeated} />
          </Timeline.Item>
        ))}
        {(status === 'pending' || status === 'processing') && <Timeline.Item title={STATUS_WORDS[status].label} lineVariant="dashed" />}
      </Timeline>
    </Panel>
  );
}

function When({ at }: { readonly at: string }): JSX.Element {
  return <Text size="xs" c="dimmed" span><ZonedTime at={at} /></Text>;
}

function Detail({ passage: { started_at, ended_at, run, attempt, usage }, isRepeated }: { readonly passage: Passage; readonly isRepeated: boolean }): JSX.Element {
  const parts = [
    `${String(toDate(ended_at).getTime() - toDate(started_at).getTime())} ms`,
    ...(isRepeated ? [`run ${String(run)}, try ${String(attempt)}`] : []),
    ...(usage === null ? [] : [`${String(usage.input_tokens + usage.output_tokens)} model tokens`]),
  ];
  return <Text size="xs" c="dimmed" span>{` · ${parts.join(' · ')}`}</Text>;
}
