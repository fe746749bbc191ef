import { Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type ScoreFigures } from './analytics.query.js';
import { CountChart } from './count-chart.js';

interface ScoreChartProps {
  readonly title: string;
  readonly figures: ScoreFigures;
}

export function ScoreChart({ title, figures: { mean, median, histogram } }: ScoreChartProps): JSX.Element {
  return (
    <Stack gap={4}>
      <CountChart
        title={title}
        by="Score"
        isScale
        counts={histogram.map(({ from, to, count }) => ({ label: `${String(from)}–${String(to)}`, count }))}
      />
      <Text size="sm" c="dimmed">
        {mean === null || median === null ? 'No report yet' : `Mean ${mean.toFixed(1)}, median ${median.toFixed(1)}`}
      </Text>
    </Stack>
  );
}
