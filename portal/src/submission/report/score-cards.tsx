import { Group, Paper, RingProgress, SimpleGrid, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { VerdictSum } from './verdict-sum.js';

interface ScoreCardProps {
  readonly title: string;
  readonly hint: string;
  readonly shown: string;
  readonly outOf: number;
  readonly percent: number;
}

export function ScoreCards({ report }: { readonly report: Report }): JSX.Element {
  const { overall_score, clarity_score, founder_fit_score, idea_strength_score } = report;
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <ScoreCard
          title="Overall"
          hint="What the verdict is made from"
          shown={overall_score.toFixed(1)}
          outOf={100}
          percent={overall_score}
        />
        <ScoreCard
          title="Clarity"
          hint="How completely told"
          shown={String(clarity_score)}
          outOf={100}
          percent={clarity_score}
        />
        <ScoreCard
          title="Founder fit"
          hint="For this cohort"
          shown={String(founder_fit_score)}
          outOf={100}
          percent={founder_fit_score}
        />
        <ScoreCard
          title="Idea strength"
          hint="New, feasible, large, defensible"
          shown={idea_strength_score.toFixed(1)}
          outOf={10}
          percent={idea_strength_score * 10}
        />
      </SimpleGrid>
      <VerdictSum report={report} />
    </Stack>
  );
}

function ScoreCard({ title, hint, shown, outOf, percent }: ScoreCardProps): JSX.Element {
  return (
    <Paper withBorder p="sm" role="group" aria-label={`${title}: ${shown} of ${String(outOf)}`}>
      <Group wrap="nowrap" gap="xs">
        <RingProgress
          size={72}
          thickness={7}
          roundCaps
          aria-hidden
          sections={[{ value: percent, color: 'cyan.7' }]}
          label={
            <Text ta="center" fw={700} size="md">
              {shown}
            </Text>
          }
        />
        <Stack gap={0} miw={0}>
          <Text fw={600} size="sm">
            {title}
          </Text>
          <Text size="xs" c="dimmed">
            {hint}, of {outOf}
          </Text>
        </Stack>
      </Group>
    </Paper>
  );
}
