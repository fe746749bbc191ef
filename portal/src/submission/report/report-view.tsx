import { Badge, Group, Stack, Text } from '@mantine/core';
import { type JSX, lazy, Suspense } from 'react';
import { type Report, type SubmissionDetail } from '../../api/types.js';
import { ChartWithTable } from '../../ui/chart-with-table.js';
import { LoadingState } from '../../ui/loading-state.js';
import { Panel } from '../../ui/panel.js';
import { inWords } from '../../ui/words.js';
import { type ShowPlace } from '../quote-button.js';
import { Checks } from './checks.js';
import { ClarityRoles } from './clarity-roles.js';
import { Flags } from './flags.js';
import { Grounds } from './grounds.js';
import { Questions } from './questions.js';
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
      <Flags flags={report.guard_rail_flags} answers={answers} onShow={onShow} />
      <Panel title="Summary">
        <Text style={{ overflowWrap: 'anywhere' }}>{report.business_summary}</Text>
        <Group gap="xs" mt="sm">
          <Text size="sm" c="dimmed">
            Industry
          </Text>
          <Badge variant="light" color="gray" tt="none">
            {report.industry_field}
          </Badge>
        </Group>
      </Panel>
      <ScoreCards report={report} />
      <Checks report={report} />
      <Questions report={report} />
      <ClarityRoles roles={report.clarity_roles} />
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
        <Suspense fallback={<LoadingState />}>
          <FitRadar dimensions={report.fit_dimensions} />
        </Suspense>
      </ChartWithTable>
      <Panel title="Founder fit, dimension by dimension">
        <Stack gap="xl">
          <Grounds
            parts={report.fit_dimensions.map(({ dimension, ...part }) => ({ name: dimension, ...part }))}
            onShow={onShow}
          />
          <WholeFit report={report} />
        </Stack>
      </Panel>
      <Panel title="Idea strength, criterion by criterion">
        <Grounds
          parts={report.strength_criteria.map(({ criterion, ...part }) => ({ name: criterion, ...part }))}
          onShow={onShow}
        />
      </Panel>
    </Stack>
  );
}

/** What is said of the fit as a whole: all that reports know of it that were made before each dimension had its own. */
function WholeFit({ report: { fit_reasoning, fit_dimensions } }: { readonly report: Report }): JSX.Element | null {
  if (fit_dimensions.every(({ coverage }) => coverage !== null)) return null;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {fit_reasoning}
    </Text>
  );
}
