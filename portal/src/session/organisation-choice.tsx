import { Button, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { ApiProblem } from '../api/problem.js';

type Organisations = NonNullable<ApiProblem['body']['organisations']>;

/** The teams among which somebody has to choose, if that is what keeps them out. */
export function organisationsToChoose(error: Error | null): Organisations {
  return error instanceof ApiProblem && error.code === 'organisation_required' ? (error.body.organisations ?? []) : [];
}

interface Choice {
  readonly organisations: Organisations;
  readonly onChoose: (id: string) => void;
}

/** For somebody whose address and password are right for several teams. */
export function OrganisationChoice({ organisations, onChoose }: Choice): JSX.Element {
  return (
    <Stack gap="xs" role="group" aria-labelledby="which-team">
      <Text id="which-team" size="sm" role="status">
        You are in several teams. Which one do you want to sign in to?
      </Text>
      {organisations.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          onClick={() => {
            onChoose(id);
          }}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}
