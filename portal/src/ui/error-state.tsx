import { Alert, Button, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { ApiProblem, isGone } from '../api/problem.js';
import { ButtonLink } from './button-link.js';
import { EmptyState } from './empty-state.js';
import { messageOf } from './message-of.js';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** In the place of what could not be shown. */
export function ErrorState({ error, onRetry }: ErrorStateProps): JSX.Element {
  if (error instanceof ApiProblem && isGone(error)) {
    return (
      <EmptyState title={messageOf(error)} hint="The address may be mistyped, or it was erased or removed.">
        {error.code === 'cohort_not_found' ? (
          <ButtonLink to="/cohorts" variant="default">
            To the cohorts
          </ButtonLink>
        ) : (
          <ButtonLink to="/submissions" variant="default">
            To the submissions
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const request = error instanceof ApiProblem ? error.body.request_id : undefined;
  return (
    <Alert color="red" title="This could not be shown" role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{messageOf(error)}</Text>
        {request !== undefined && (
          <Text size="xs" c="dimmed">
            For support: request {request}
          </Text>
        )}
        {onRetry !== undefined && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
