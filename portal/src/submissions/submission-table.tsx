import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { type Submission } from '../api/types.js';
import { cohortChoicesQuery } from '../cohorts/cohorts.query.js';
import { TextLink } from '../ui/button-link.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { type LongList } from '../ui/long-rows.js';
import { Applicant } from './applicant.js';
import { FlagMark } from './flag-mark.js';
import { titleOf } from './title.js';
import { type Sort, USUAL_SORT } from './submissions.search.js';
import { DECISION_WORDS, STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';
import { WordBadge } from '../ui/word-badge.js';
import { ZonedTime } from '../ui/zoned-time.js';

const route = getRouteApi('/team/submissions');

interface SubmissionTableProps {
  readonly submissions: readonly Submission[];
  readonly list: LongList;
  /** Previews are never decided on. */
  readonly isPreview: boolean;
}

const DECISION: Column<Submission> = {
  title: 'Decision',
  isExtra: true,
  cell: ({ review_status }) => <WordBadge word={DECISION_WORDS[review_status ?? 'none']} />,
};

export function SubmissionTable({ submissions, list, isPreview }: SubmissionTableProps): JSX.Element {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  const nameOf = (id: string): string => cohorts.find((cohort) => cohort.id === id)?.name ?? '';
  const sortedBy = useSortedBy();
  const columns: Column<Submission>[] = [
    { title: 'Application', isHeader: true, isElastic: true, cell: (submission) => <Who submission={submission} /> },
    {
      title: 'Verdict',
      cell: ({ verdict, status }) => (
        <WordBadge word={verdict === null ? STATUS_WORDS[status] : VERDICT_WORDS[verdict]} />
      ),
    },
    {
      title: 'Overall',
      isNumber: true,
      sort: sortedBy('-overall_score'),
      cell: ({ overall_score: score }) => (
        <Text span inherit fw={600}>
          {score?.toFixed(1) ?? '–'}
        </Text>
      ),
    },
    {
      title: 'Clarity',
      isNumber: true,
      sort: sortedBy('-clarity_score'),
      isExtra: true,
      cell: ({ clarity_score: score }) => score ?? '–',
    },
    {
      title: 'Fit',
      isNumber: true,
      sort: sortedBy('-founder_fit_score'),
      isExtra: true,
      cell: ({ founder_fit_score: score }) => score ?? '–',
    },
    {
      title: 'Idea',
      isNumber: true,
      sort: sortedBy('-idea_strength_score'),
      isExtra: true,
      cell: ({ idea_strength_score: score }) => score?.toFixed(1) ?? '–',
    },
    ...(isPreview ? [] : [DECISION]),
    {
      title: 'Cohort',
      isExtra: true,
      cell: ({ cohort_id }) => (
        <Text size="sm" truncate maw="8rem" title={nameOf(cohort_id)}>
          {nameOf(cohort_id)}
        </Text>
      ),
    },
    {
      title: 'Submitted',
      sort: sortedBy('-submitted_at', 'submitted_at'),
      isExtra: true,
      cell: ({ submitted_at }) => (
        <Text size="sm" span>
          <ZonedTime at={submitted_at} />
        </Text>
      ),
    },
  ];
  return (
    <DataTable
      caption="Submissions"
      columns={columns}
      rows={submissions}
      rowKey={({ id }) => id}
      minWidth={900}
      list={list}
    />
  );
}

/** For the head of a column: the order that it stands for, and the other way round where there is one. */
function useSortedBy() {
  const { sort: chosen = USUAL_SORT } = route.useSearch();
  const navigate = route.useNavigate();
  return (down: Sort, up?: Sort): NonNullable<Column<Submission>['sort']> => {
    const next = chosen === down && up !== undefined ? up : down;
    return {
      direction: chosen === down ? 'descending' : chosen === up ? 'ascending' : null,
      onSort: () =>
        void navigate({
          search: ({ sort: _, ...rest }) => ({ ...rest, ...(next !== USUAL_SORT && { sort: next }) }),
          replace: true,
        }),
    };
  };
}

function Who({ submission }: { readonly submission: Submission }): JSX.Element {
  const { id, is_preview } = submission;
  const title = titleOf(submission);
  const search = route.useSearch();
  return (
    <Stack gap={0}>
      <Group gap="xs" wrap="nowrap">
        <TextLink
          to="/submissions/$submissionId"
          params={{ submissionId: id }}
          search={search}
          size="sm"
          fw={600}
          truncate
          title={title}
          dir="auto"
        >
          {title}
        </TextLink>
        <FlagMark submission={submission} />
        {is_preview && (
          <Badge color="yellow" variant="light" size="sm" tt="none" style={{ flexShrink: 0 }}>
            Preview
          </Badge>
        )}
      </Group>
      <Applicant submission={submission} />
    </Stack>
  );
}
