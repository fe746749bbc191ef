import { Box, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { Panel } from '../../ui/panel.js';
import { inWords } from '../../ui/words.js';
import { WordBadge } from '../../ui/word-badge.js';
import { QuoteButton, type ShowPlace } from '../quote-button.js';

type Criterion = Report['strength_criteria'][number];

const COVERAGE_WORDS: Record<Criterion['coverage'], { label: string; colour: string }> = {
  addressed: { label: 'Addressed', colour: 'teal' },
  partly_addressed: { label: 'Partly addressed', colour: 'yellow' },
  not_addressed: { label: 'Not addressed', colour: 'gray' },
};

interface CriteriaProps {
  readonly criteria: readonly Criterion[];
  readonly onShow: ShowPlace;
}

/** What the idea's score is made of, each with the sentences that it rests on. */
export function Criteria({ criteria, onShow }: CriteriaProps): JSX.Element {
  return (
    <Panel title="Idea strength, criterion by criterion">
      <Stack gap="xl">
        {criteria.map((criterion) => <CriterionView key={criterion.criterion} criterion={criterion} onShow={onShow} />)}
      </Stack>
    </Panel>
  );
}

function CriterionView({ criterion: { criterion, score, weight, coverage, reasoning, evidence }, onShow }: { readonly criterion: Criterion; readonly onShow: ShowPlace }): JSX.Element {
  const name = inWords(criterion);
  return (
    <Box component="section" aria-label={name}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Group gap="xs">
          <Title order={3} size="h5">{name}</Title>
          <WordBadge word={COVERAGE_WORDS[coverage]} size="sm" />
        </Group>
        <Text size="sm"><Text span fw={700} inherit>{score}</Text> of 100 · weight {Math.round(weight * 100)}%</Text>
      </Group>
      <Progress value={score} color="cyan.7" size="sm" aria-label={`${name}: ${String(score)} of 100`} mb="xs" />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>{reasoning}</Text>
      <Stack gap={6} mt="xs">
        {evidence.map(({ key, quote }) => <QuoteButton key={`${key} ${quote}`} answerKey={key} quote={quote} onShow={onShow} />)}
      </Stack>
    </Box>
  );
}
