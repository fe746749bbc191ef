import { type JSX, lazy, Suspense } from 'react';
import { ChartWithTable } from '../ui/chart-with-table.js';
import { LoadingState } from '../ui/loading-state.js';
import { type Analytics } from './analytics.query.js';

const Bars = lazy(async () => ({ default: (await import('./bars.js')).Bars }));

const SERIES = [
  { name: 'submitted', label: 'Submitted', color: 'cyan.7' },
  { name: 'completed', label: 'Reports made', color: 'violet.5' },
];

export function DaysChart({ days }: { readonly days: Analytics['days'] }): JSX.Element {
  return (
    <ChartWithTable
      title="Day by day"
      rows={days}
      rowKey={({ date }) => date}
      columns={[
        { title: 'Day (UTC)', isHeader: true, cell: ({ date }) => nameOf(date) },
        { title: 'Submitted', isNumber: true, cell: ({ submitted }) => submitted },
        { title: 'Reports made', isNumber: true, cell: ({ completed }) => completed },
      ]}
    >
      <Suspense fallback={<LoadingState />}>
        <Bars
          data={days.map(({ date, submitted, completed }) => ({ label: nameOf(date), submitted, completed }))}
          series={SERIES}
          isScale
        />
      </Suspense>
    </ChartWithTable>
  );
}

/** The days are those of UTC, and are named so in every zone. */
function nameOf(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
