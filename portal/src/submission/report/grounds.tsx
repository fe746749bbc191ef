import { Box, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { type JSX } from 'react';
import { type Report } from '../../api/types.js';
import { inWords } from '../../ui/words.js';
import { WordBadge } from '../../ui/word-badge.js';
import { QuoteButton, type ShowPlace } from '../quote-button.js';
import { withoutCitation } from './reasoning.js';

type Criterion = Report['strength_criteria'][number];

const COVERAGE_WORDS: Record<Criterion['coverage'], { label: string; colour: string }> = {
  addressed: { label: 'Addressed', colour: 'teal' },
  partly_addressed: { label: 'Partly addressed', colour: 'yellow' },
  not_addressed: { label: 'Not addressed', colour: 'gray' },
};

export type Part = Omit<Criterion, 'criterion' | 'coverage'> & {
  /** In the words of the API. */
  readonly name: string;
  /** Null in reports of before it was told. */
  readonly coverage: Criterion['coverage'] | null;
};

interface GroundsProps {
  readonly parts: readonly Part[];
  readonly onShow: ShowPlace;
}

/** What a score is made of, each part with its reason and the sentences that it rests on. */
export function Grounds({ parts, onShow }: GroundsProps): JSX.Element {
  return (
    <Stack gap="xl">
      {parts.map((part) => (
        <PartView key={part.name} part={part} onShow={onShow} />
      ))}
    </Stack>
  );
}

function PartView({ part, onShow }: { readonly part: Part; readonly onShow: ShowPlace }): JSX.Element {
  const { score, weight, coverage, reasoning, evidence } = part;
  const name = inWords(part.name);
  return (
    <Box component="section" aria-label={name}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Group gap="xs">
          <Title order={3} size="h5">
            {name}
          </Title>
          {coverage !== null && <WordBadge word={COVERAGE_WORDS[coverage]} size="sm" />}
        </Group>
        <Text size="sm">
          <Text span fw={700} inherit>
            {score}
          </Text>{' '}
          of 100 · weight {Math.round(weight * 100)}%
        </Text>
      </Group>
      <Progress value={score} color="cyan.7" size="sm" aria-label={`${name}: ${String(score)} of 100`} mb="xs" />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {evidence.length === 0 ? reasoning : withoutCitation(reasoning)}
      </Text>
      <Stack gap={6} mt="xs">
        {evidence.map(({ key, quote }) => (
          <QuoteButton key={`${key} ${quote}`} answerKey={key} quote={quote} onShow={onShow} />
        ))}
      </Stack>
    </Box>
  );
}
