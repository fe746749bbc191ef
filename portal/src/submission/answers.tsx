import { Box, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../api/types.js';
import { inWords } from '../ui/words.js';
import { AnswerText } from './answer-text.js';
import { type Place } from './place.js';

type Answer = SubmissionDetail['answers'][number];

/** What an answer is none of, as a person would say it. */
const MISSES: Record<NonNullable<Answer['misses_type']>, string> = {
  text: 'Not a text',
  long_text: 'Not a text',
  email: 'Not an e-mail address',
  url: 'Not an address of a page',
  phone: 'Not a telephone number',
  number: 'Not a number',
  currency: 'Not an amount of money',
  date: 'Not a date',
  boolean: 'Neither yes nor no',
  select: 'None of the options',
  multi_select: 'Not among the options',
};

interface AnswersProps {
  readonly submission: SubmissionDetail;
  /** What was last asked to be shown. */
  readonly place: Place | null;
}

/** What the founder wrote, with what the report quotes of it marked. */
export function Answers({ submission: { answers, unanswered, report }, place }: AnswersProps): JSX.Element {
  const evidence = [report?.strength_criteria ?? [], report?.fit_dimensions ?? []]
    .flat()
    .flatMap((part) => part.evidence);
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="answers" className="may-break">
      <Title order={2} size="h4" mb="md" id="answers">
        Answers
      </Title>
      <Stack gap="lg">
        {answers
          .filter(({ value }) => value.trim() !== '')
          .map(({ key, label, value, misses_type }, index) => (
            <Box key={`${key} ${String(index)}`}>
              <Group gap="xs" mb={4}>
                <Text fw={600} size="sm">
                  {label ?? inWords(key)}
                </Text>
                {place?.key === key && (
                  <Button size="compact-xs" variant="light" onClick={place.goBack}>
                    Back to where it is quoted
                  </Button>
                )}
              </Group>
              <AnswerText
                value={value}
                quotes={evidence.filter((one) => one.key === key).map(({ quote }) => quote)}
                place={place?.key === key ? place : null}
              />
              {misses_type !== null && (
                <Text size="sm" c="dimmed" fs="italic">
                  {MISSES[misses_type]}, which the question asks for.
                </Text>
              )}
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
      <Title order={3} size="h5" id="unanswered">
        Not answered
      </Title>
      <List size="sm" mt={4}>
        {questions.map(({ key, label, required }) => (
          <List.Item key={key}>
            {label}
            {required && (
              <Text span size="sm" c="dimmed">
                {' '}
                (required)
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Box>
  );
}
