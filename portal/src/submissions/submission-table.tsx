import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { type Submission } from '../api/types.js';
import { programmeChoicesQuery } from '../programmes/programmes.query.js';
import { TextLink } from '../ui/button-link.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { DECISION_WORDS, STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';
import { WordBadge } from '../ui/word-badge.js';
import { ZonedTime } from '../ui/zoned-time.js';

const route = getRouteApi('/team/submissions');

interface SubmissionTableProps {
  readonly submissions: readonly Submission[];
  /** Previews are never decided on. */
  readonly isPreview: boolean;
}

const DECISION: Column<Submission> = {
  title: 'Decision',
  cell: ({ review_status }) => <WordBadge word={DECISION_WORDS[review_status ?? 'none']} />,
};

export function SubmissionTable({ submissions, isPreview }: SubmissionTableProps): JSX.Element {
  const { data: programmes = [] } = useQuery(programmeChoicesQuery);
  const nameOf = (id: string): string => programmes.find((programme) => programme.id === id)?.name ?? '';
  const columns: Column<Submission>[] = [
    { title: 'Founder', isHeader: true, cell: (submission) => <Who submission={submission} /> },
    { title: 'Verdict', cell: ({ verdict }) => verdict !== null && <WordBadge word={VERDICT_WORDS[verdict]} /> },
    { title: 'Clarity', isNumber: true, cell: ({ clarity_score: score }) => score ?? '–' },
    { title: 'Fit', isNumber: true, cell: ({ founder_fit_score: score }) => score ?? '–' },
    { title: 'Idea', isNumber: true, cell: ({ idea_strength_score: score }) => score?.toFixed(1) ?? '–' },
    ...(isPreview ? [] : [DECISION]),
    { title: 'Status', cell: ({ status }) => <WordBadge word={STATUS_WORDS[status]} /> },
    { title: 'Programme', cell: ({ cohort_id }) => <Text size="sm">{nameOf(cohort_id)}</Text> },
    { title: 'Submitted', cell: ({ submitted_at }) => <Text size="sm" span><ZonedTime at={submitted_at} /></Text> },
  ];
  return <DataTable caption="Submissions" columns={columns} rows={submissions} rowKey={({ id }) => id} minWidth={1_000} />;
}

function Who({ submission: { id, founder_name, contact_email, is_preview } }: { readonly submission: Submission }): JSX.Element {
  const search = route.useSearch();
  return (
    <Stack gap={0}>
      <Group gap="xs" wrap="nowrap">
        <TextLink to="/submissions/$submissionId" params={{ submissionId: id }} search={search} size="sm" fw={600}>{founder_name ?? contact_email}</TextLink>
        {is_preview && <Badge color="yellow" variant="light" size="sm" tt="none">Preview</Badge>}
      </Group>
      {founder_name !== null && <Text size="xs" c="dimmed" fw={400}>{contact_email}</Text>}
    </Stack>
  );
}
