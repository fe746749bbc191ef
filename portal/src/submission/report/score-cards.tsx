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

export function ScoreCards({ report }: { readonly report: Report }): JSX.Element {
  const { overall_score, clarity_score, founder_fit_score, idea_strength_score } = report;
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <ScoreCard title="Overall" hint="What the verdict is made from" shown={overall_score.toFixed(1)} outOf={100} percent={overall_score} />
        <ScoreCard title="Clarity" hint="How plainly told" shown={String(clarity_score)} outOf={100} percent={clarity_score} />
        <ScoreCard title="Founder fit" hint="For this programme" shown={String(founder_fit_score)} outOf={100} percent={founder_fit_score} />
        <ScoreCard title="Idea strength" hint="What it can carry" shown={idea_strength_score.toFixed(1)} outOf={10} percent={idea_strength_score * 10} />
      </SimpleGrid>
      <VerdictSum report={report} />
    </Stack>
  );
}

/** How the verdict comes about, to be done again by hand: with the thresholds that the report was made with. */
function VerdictSum({ report: { overall_score, clarity_score, founder_fit_score, idea_strength_score, verdict, provenance } }: { readonly report: Report }): JSX.Element {
  const thresholds = provenance?.thresholds;
  return (
    <Text size="sm" c="dimmed">
      0.3 × {clarity_score} clarity + 0.4 × {founder_fit_score} founder fit + 3 × {idea_strength_score.toFixed(1)} idea strength = {overall_score.toFixed(1)}.
      {thresholds !== undefined && ` Perfect from ${String(thresholds.perfect)}, strong from ${String(thresholds.strong)}, possible from ${String(thresholds.possible)}.`}
      {verdict === 'COHORT_UNDETERMINED' && ' There is no verdict all the same: a critical flag stands, or there is too little to judge by.'}
    </Text>
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
