import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { cohortChoicesQuery } from '../cohorts/cohorts.query.js';
import { type SubmissionsSearch } from '../submissions/submissions.search.js';
import { ButtonLink } from '../ui/button-link.js';
import { EmptyState } from '../ui/empty-state.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { DECISION_WORDS, namesOf, STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';
import { type Analytics, analyticsQuery } from './analytics.query.js';
import { type Count, CountChart } from './count-chart.js';
import { DaysChart } from './days-chart.js';
import { ScoreChart } from './score-chart.js';
import { Totals } from './totals.js';

const route = getRouteApi('/team/cohorts/$cohortId/analytics');

export function AnalyticsPage(): JSX.Element {
  const { cohortId } = route.useParams();
  const query = useQuery(analyticsQuery(cohortId));
  return (
    <PageFrame
      title="Analytics"
      intro="Live submissions only: previews, which test keys make, never count."
      actions={<CohortChoice cohortId={cohortId} />}
    >
      <QueryState query={query}>{(analytics) => <Figures analytics={analytics} />}</QueryState>
    </PageFrame>
  );
}

function CohortChoice({ cohortId }: { readonly cohortId: string }): JSX.Element {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  const navigate = route.useNavigate();
  return (
    <NativeSelect
      label="Cohort"
      data={cohorts.map(({ id, name }) => ({ value: id, label: name }))}
      value={cohortId}
      onChange={(event) => {
        void navigate({ to: '/cohorts/$cohortId/analytics', params: { cohortId: event.currentTarget.value } });
      }}
    />
  );
}

function Figures({ analytics }: { readonly analytics: Analytics }): JSX.Element {
  const { cohort_id: cohort, totals, scores, by_status, by_review_status, verdicts, industries, days } = analytics;
  if (totals.submissions === 0) {
    return (
      <EmptyState
        title="No live submissions yet"
        hint="Figures appear with the first application that comes in with a live key. Previews do not count."
      >
        <ButtonLink to="/start" variant="default">
          How to submit one
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <Totals cohort={cohort} totals={totals} />
      <DaysChart days={days} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <CountChart
          title="By status"
          by="Status"
          counts={countsOf(STATUS_WORDS, by_status, (status) => ({ cohort, status }))}
        />
        <CountChart
          title="By verdict"
          by="Verdict"
          counts={countsOf(VERDICT_WORDS, verdicts, (verdict) => ({ cohort, verdict }))}
        />
      </SimpleGrid>
      <CountChart
        title="By decision"
        by="Decision"
        counts={countsOf(DECISION_WORDS, by_review_status, (decision) => ({ cohort, decision }))}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <ScoreChart title="Clarity" figures={scores.clarity_score} />
        <ScoreChart title="Founder fit" figures={scores.founder_fit_score} />
        <ScoreChart title="Idea strength" figures={scores.idea_strength_score} />
        {industries.length > 0 && (
          <CountChart
            title="Industries"
            by="Industry"
            isLying
            counts={industries.map(({ industry_field, count }) => ({ label: industry_field, count }))}
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}

function countsOf<K extends string>(
  words: Record<K, { readonly label: string }>,
  counts: Partial<Record<K, number>> = {},
  searchOf: (name: K) => SubmissionsSearch,
): Count[] {
  return namesOf(words).map((name) => ({ label: words[name].label, count: counts[name] ?? 0, search: searchOf(name) }));
}
