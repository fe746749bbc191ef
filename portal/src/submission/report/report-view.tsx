import { Badge, Group, Stack, Text } from '@mantine/core';
import { type JSX, lazy, Suspense } from 'react';
import { type Report, type SubmissionDetail } from '../../api/types.js';
import { ChartWithTable } from '../../ui/chart-with-table.js';
import { LoadingState } from '../../ui/loading-state.js';
import { Panel } from '../../ui/panel.js';
import { inWords } from '../../ui/words.js';
import { type ShowPlace } from '../quote-button.js';
import { Criteria } from './criteria.js';
import { Flags } from './flags.js';
import { ScoreCards } from './score-cards.js';

// The drawing is most of the page's weight, and nobody needs it to begin reading.
const FitRadar = lazy(async () => ({ default: (await import('./fit-radar.js')).FitRadar }));

interface ReportViewProps {
  readonly report: Report;
  readonly answers: SubmissionDetail['answers'];
  readonly onShow: ShowPlace;
}

export function ReportView({ report, answers, onShow }: ReportViewProps): JSX.Element {
  return (
    <Stack gap="lg">
      <ScoreCards report={report} />
      <Panel title="Summary">
        <Text style={{ overflowWrap: 'anywhere' }}>{report.business_summary}</Text>
        <Group gap="xs" mt="sm"><Text size="sm" c="dimmed">Industry</Text><Badge variant="light" color="gray" tt="none">{report.industry_field}</Badge></Group>
      </Panel>
      <Flags flags={report.guard_rail_flags} answers={answers} onShow={onShow} />
      <ChartWithTable
        title="Founder fit"
        rows={report.fit_dimensions}
        rowKey={({ dimension }) => dimension}
        columns={[
          { title: 'Dimension', isHeader: true, cell: ({ dimension }) => inWords(dimension) },
          { title: 'Score', isNumber: true, cell: ({ score }) => score },
          { title: 'Weight', isNumber: true, cell: ({ weight }) => `${String(Math.round(weight * 100))}%` },
        ]}
      >
        <Suspense fallback={<LoadingState />}><FitRadar dimensions={report.fit_dimensions} /></Suspense>
      </ChartWithTable>
      <Panel title="Why this fit"><Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{report.fit_reasoning}</Text></Panel>
      <Criteria criteria={report.strength_criteria} onShow={onShow} />
    </Stack>
  );
}
