import { Box, List, Paper, Stack, Text, Title } from '@mantine/core';
import { type JSX, useEffect, useRef } from 'react';
import { type SubmissionDetail } from '../api/types.js';
import { inWords } from '../ui/words.js';
import { type Place, stretchesOf } from './place.js';

interface AnswersProps {
  readonly submission: SubmissionDetail;
  /** What was last asked to be shown. */
  readonly place: Place | null;
}

/** What the founder wrote, with what the report quotes of it marked. */
export function Answers({ submission: { answers, unanswered, report }, place }: AnswersProps): JSX.Element {
  const evidence = report?.strength_criteria.flatMap((criterion) => criterion.evidence) ?? [];
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="answers">
      <Title order={2} size="h4" mb="md" id="answers">Answers</Title>
      <Stack gap="lg">
        {answers.map(({ key, label, value }, index) => (
          <Box key={`${key} ${String(index)}`}>
            <Text fw={600} size="sm" mb={4}>{label ?? inWords(key)}</Text>
            <Answer value={value} quotes={evidence.filter((one) => one.key === key).map(({ quote }) => quote)} place={place?.key === key ? place : null} />
          </Box>
        ))}
        {unanswered.length > 0 && <Unanswered questions={unanswered} />}
      </Stack>
    </Paper>
  );
}

/** What was asked as well, so that silence can be seen. */
function Unanswered({ questions }: { readonly questions: SubmissionDetail['unanswered'] }): JSX.Element {
  return (
    <Box component="section" aria-labelledby="unanswered">
      <Title order={3} size="h5" id="unanswered">Not answered</Title>
      <List size="sm" mt={4}>
        {questions.map(({ key, label, required }) => <List.Item key={key}>{label}{required && <Text span size="sm" c="dimmed"> (required)</Text>}</List.Item>)}
      </List>
    </Box>
  );
}

interface AnswerProps {
  readonly value: string;
  readonly quotes: readonly string[];
  readonly place: Place | null;
}

function Answer({ value, quotes, place }: AnswerProps): JSX.Element {
  const stretches = stretchesOf(value, quotes, place?.quote ?? null);
  const first = stretches.findIndex(({ isCurrent }) => isCurrent);
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place === null) return;
    target.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    target.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {stretches.map(({ start, text, isQuoted, isCurrent }, index) =>
        isQuoted || isCurrent ? (
          <mark key={start} {...(isCurrent && { 'data-current': true })} {...(index === first && { ref: target, tabIndex: -1 })}>{text}</mark>
        ) : (
          text
        ),
      )}
    </Text>
  );
}
