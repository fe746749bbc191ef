import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { type JSX } from 'react';

export interface Series {
  readonly name: string;
  readonly label: string;
  readonly color: string;
}

interface BarsProps {
  readonly data: readonly Record<string, string | number>[];
  readonly series: readonly Series[];
  /** Bars that lie, for names that are long. */
  readonly isLying?: boolean;
  /** Labels that follow from each other: where there is no room for all, every second or third tells the rest. */
  readonly isScale?: boolean;
  /** What a bar leads to, by its place. */
  readonly onOpen?: (at: number) => void;
}

const BAR = 34;
const LEAST = 120;
const SCALE = { interval: 'equidistantPreserveStart', minTickGap: 2 } as const;

export function Bars({ data, series, isLying = false, isScale = false, onOpen }: BarsProps): JSX.Element {
  return (
    <BarChart
      h={isLying ? LEAST + data.length * BAR : 260}
      data={[...data]}
      dataKey="label"
      series={[...series]}
      orientation={isLying ? 'vertical' : 'horizontal'}
      withLegend={series.length > 1}
      // As the bars stand, and not by the alphabet.
      legendProps={{ itemSorter: null }}
      valueFormatter={(value) => value.toLocaleString()}
      maxBarWidth={56}
      barProps={{
        isAnimationActive: false,
        ...(onOpen !== undefined && {
          cursor: 'pointer',
          onClick: (_, at) => {
            onOpen(at);
          },
        }),
      }}
      {...(isScale && { xAxisProps: SCALE })}
      {...(isLying
        ? { xAxisProps: { allowDecimals: false }, yAxisProps: { width: 150 } }
        : { yAxisProps: { allowDecimals: false, width: 48 } })}
    />
  );
}
