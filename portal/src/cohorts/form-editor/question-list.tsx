import { Button, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { faultOf } from './question.js';
import { QuestionCard } from './question-card.js';
import { type Editing } from './use-questions.js';

interface QuestionListProps {
  readonly editing: Editing;
  /** Whether it was tried to save them, so that what is missing is told. */
  readonly isChecked: boolean;
}

export function QuestionList({ editing, isChecked }: QuestionListProps): JSX.Element {
  const { questions, insert } = editing;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        What you leave “from the question” is worked out from its words when you save. Move a question with its buttons,
        or with Alt and the arrow keys.
      </Text>
      {questions.map((question, at) => (
        <QuestionCard
          key={question.id}
          question={question}
          at={at}
          count={questions.length}
          editing={editing}
          fault={isChecked ? faultOf(question) : null}
        />
      ))}
      <Button
        variant="light"
        onClick={() => {
          insert();
        }}
        style={{ alignSelf: 'flex-start' }}
      >
        Add a question
      </Button>
    </Stack>
  );
}
