import { useNavigate } from '@tanstack/react-router';
import { type JSX, lazy, Suspense } from 'react';
import { type SubmissionsSearch } from '../submissions/submissions.search.js';
import { TextLink } from '../ui/button-link.js';
import { ChartWithTable } from '../ui/chart-with-table.js';
import { LoadingState } from '../ui/loading-state.js';

// The drawing is most of the page's weight.
const Bars = lazy(async () => ({ default: (await import('./bars.js')).Bars }));

export interface Count {
  readonly label: string;
  readonly count: number;
  /** The list that it counts. */
  readonly search?: SubmissionsSearch;
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
  const navigate = useNavigate();
  const leads = counts.some(({ search }) => search !== undefined);
  const open = (at: number): void => {
    const search = counts[at]?.search;
    if (search !== undefined) void navigate({ to: '/submissions', search });
  };
  return (
    <ChartWithTable
      title={title}
      rows={counts}
      rowKey={({ label }) => label}
      columns={[
        {
          title: by,
          isHeader: true,
          cell: ({ label, search }) =>
            search === undefined ? (
              label
            ) : (
              <TextLink to="/submissions" search={search} size="sm">
                {label}
              </TextLink>
            ),
        },
        { title: 'Submissions', isNumber: true, cell: ({ count }) => count },
      ]}
    >
      <Suspense fallback={<LoadingState />}>
        <Bars
          data={counts.map(({ label, count }) => ({ label, count }))}
          series={SERIES}
          isLying={isLying}
          isScale={isScale}
          {...(leads && { onOpen: open })}
        />
      </Suspense>
    </ChartWithTable>
  );
}
