import '@mantine/charts/styles.css';
import { RadarChart } from '@mantine/charts';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { inWords } from '../../ui/words.js';

export function FitRadar({ dimensions }: { readonly dimensions: Report['fit_dimensions'] }): JSX.Element {
  return (
    <RadarChart
      h={300}
      data={dimensions.map(({ dimension, score }) => ({ dimension: inWords(dimension), score }))}
      dataKey="dimension"
      series={[{ name: 'score', color: 'cyan.7', opacity: 0.3 }]}
      withPolarRadiusAxis
      // Nothing in it can be used, and its table has the figures: by keyboard one passes it by.
      radarChartProps={{ outerRadius: '68%', accessibilityLayer: false }}
      withDots
      radarProps={{ isAnimationActive: false }}
      polarRadiusAxisProps={{ domain: [0, 100], tick: false, axisLine: false }}
    />
  );
}
