import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { QueryState } from '../../ui/query-state.js';
import { formPreviewQuery } from './form-preview.query.js';
import classes from './form-preview.module.css';
import { faultOf, type Question, toField } from './question.js';

interface FormPreviewProps {
  readonly cohortId: string;
  readonly questions: readonly Question[];
}

/** The page that applicants would see if these questions were saved. */
export function FormPreview({ cohortId, questions }: FormPreviewProps): JSX.Element {
  const complete = questions.filter((question) => faultOf(question) === null);
  if (complete.length === 0)
    return (
      <Text c="dimmed" size="sm">
        There are no questions yet.
      </Text>
    );
  const leftOut = questions.length - complete.length;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        The page as applicants see it. Try it: nothing is sent from here.
        {leftOut > 0 &&
          ` ${leftOut === 1 ? 'One question is' : `${String(leftOut)} questions are`} left out, because something is missing in ${leftOut === 1 ? 'it' : 'them'}.`}
      </Text>
      <Page cohortId={cohortId} questions={complete} />
    </Stack>
  );
}

function Page({ cohortId, questions }: FormPreviewProps): JSX.Element {
  const query = useQuery({
    ...formPreviewQuery(cohortId, questions.map(toField)),
    placeholderData: keepPreviousData,
  });
  // Of this origin for its style sheet; without scripts, forms and windows.
  return (
    <QueryState query={query}>
      {(page) => (
        <iframe
          title="The form as applicants see it"
          sandbox="allow-same-origin"
          srcDoc={page}
          className={classes.page}
        />
      )}
    </QueryState>
  );
}
