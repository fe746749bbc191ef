import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type Submission, type SubmissionDetail } from '../api/types.js';
import { useMay } from '../session/use-session.js';
import { focusIfLost } from '../ui/focus-if-lost.js';
import { messageOf } from '../ui/message-of.js';

const REASONS: Record<NonNullable<Submission['failure_code']>, string> = {
  invalid_answers: 'Its answers do not fit the questions that it was submitted for.',
  no_usable_answers: 'None of its answers holds anything that could be judged.',
  review_refused: 'The language model refused to judge it.',
  review_unavailable: 'The reviewer could not be reached for too long.',
  simulated: 'Its address asked for a failure, to try one out.',
  withdrawn: 'It was withdrawn before its review was over.',
  internal_error: 'Something went wrong in the service. Its log tells more.',
};

/** Why there is no report, and the way to one. */
export function FailedReview({
  submission: { id, failure_code, withdrawn_at },
}: {
  readonly submission: SubmissionDetail;
}): JSX.Element {
  const queries = useQueryClient();
  const mayRetry = useMay('reviewer') && withdrawn_at === null;
  const retry = useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/v1/portal/submissions/{submission_id}/retry', { params: { path: { submission_id: id } } })),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['submissions'] });
      focusIfLost(document.querySelector<HTMLElement>('main h1'));
    },
  });
  return (
    <Alert
      color={failure_code === 'withdrawn' ? 'gray' : 'red'}
      title={failure_code === 'withdrawn' ? 'Not reviewed' : 'The review failed'}
      role="alert"
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {failure_code !== null && REASONS[failure_code]} The tokens that it had reserved were returned.
        </Text>
        {mayRetry && (
          <Button
            size="xs"
            loading={retry.isPending}
            onClick={() => {
              retry.mutate();
            }}
          >
            Review again
          </Button>
        )}
        {retry.isError && (
          <Text size="sm" role="alert">
            {messageOf(retry.error)}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
