import { Group, Paper, RingProgress, SimpleGrid, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';

interface ScoreCardProps {
  readonly title: string;
  readonly hint: string;
  readonly shown: string;
  readonly outOf: number;
  readonly percent: number;
}

export function ScoreCards({ report: { clarity_score, founder_fit_score, idea_strength_score } }: { readonly report: Report }): JSX.Element {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      <ScoreCard title="Clarity" hint="How plainly told" shown={String(clarity_score)} outOf={100} percent={clarity_score} />
      <ScoreCard title="Founder fit" hint="For this programme" shown={String(founder_fit_score)} outOf={100} percent={founder_fit_score} />
      <ScoreCard title="Idea strength" hint="What it can carry" shown={idea_strength_score.toFixed(1)} outOf={10} percent={idea_strength_score * 10} />
    </SimpleGrid>
  );
}

function ScoreCard({ title, hint, shown, outOf, percent }: ScoreCardProps): JSX.Element {
  return (
    <Paper withBorder p="sm" role="group" aria-label={`${title}: ${shown} of ${String(outOf)}`}>
      <Group wrap="nowrap" gap="xs">
        <RingProgress size={72} thickness={7} roundCaps aria-hidden sections={[{ value: percent, color: 'cyan.7' }]} label={<Text ta="center" fw={700} size="md">{shown}</Text>} />
        <Stack gap={0} miw={0}>
          <Text fw={600} size="sm">{title}</Text>
          <Text size="xs" c="dimmed">{hint}, of {outOf}</Text>
        </Stack>
      </Group>
    </Paper>
  );
}
