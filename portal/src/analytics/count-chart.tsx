import { type JSX, lazy, Suspense } from 'react';
import { ChartWithTable } from '../ui/chart-with-table.js';
import { LoadingState } from '../ui/loading-state.js';

// The drawing is most of the page's weight.
const Bars = lazy(async () => ({ default: (await import('./bars.js')).Bars }));

export interface Count {
  readonly label: string;
  readonly count: number;
}

interface CountChartProps {
  readonly title: string;
  /** What is counted by: the first column of the table. */
  readonly by: string;
  readonly counts: readonly Count[];
  readonly isLying?: boolean;
  readonly isScale?: boolean;
}

const SERIES = [{ name: 'count', label: 'Submissions', color: 'cyan.7' }];

export function CountChart({ title, by, counts, isLying = false, isScale = false }: CountChartProps): JSX.Element {
  return (
    <ChartWithTable
      title={title}
      rows={counts}
      rowKey={({ label }) => label}
      columns={[
        { title: by, isHeader: true, cell: ({ label }) => label },
        { title: 'Submissions', isNumber: true, cell: ({ count }) => count },
      ]}
    >
      <Suspense fallback={<LoadingState />}><Bars data={counts.map(({ label, count }) => ({ label, count }))} series={SERIES} isLying={isLying} isScale={isScale} /></Suspense>
    </ChartWithTable>
  );
}
