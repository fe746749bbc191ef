import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { type NewApiKey } from '../../api/types.js';
import { submitLine } from '../../examples/submit-line.js';
import { formQuery } from '../../cohorts/form.query.js';
import { cohortChoicesQuery } from '../../cohorts/cohorts.query.js';
import { CodeBlock } from '../../ui/code-block.js';

interface KeyRevealedProps {
  readonly apiKey: NewApiKey;
  readonly isStored: boolean;
  readonly onStored: (isStored: boolean) => void;
  readonly onDone: () => void;
}

export function KeyRevealed({ apiKey, isStored, onStored, onDone }: KeyRevealedProps): JSX.Element {
  return (
    <Stack>
      <Alert color="yellow">
        The key is shown this once. Store it now, where your other secrets are; nobody can show it to you again.
      </Alert>
      <CodeBlock title="Key" code={apiKey.key} />
      {apiKey.scopes.includes('applications:write') && <FirstSubmission apiKey={apiKey} />}
      <Checkbox
        label="I have stored the key"
        checked={isStored}
        onChange={(event) => {
          onStored(event.currentTarget.checked);
        }}
      />
      <Group justify="flex-end">
        <Button disabled={!isStored} onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

/** With the form of a cohort that the key may use and that takes applications. */
function FirstSubmission({
  apiKey: { key, cohort_id, environment },
}: {
  readonly apiKey: NewApiKey;
}): JSX.Element | null {
  const { data: cohorts } = useQuery(cohortChoicesQuery);
  const open = cohorts?.find(({ id, status }) => status === 'open' && (cohort_id === null || cohort_id === id));
  const { data: form } = useQuery({ ...formQuery(open?.id ?? ''), enabled: open !== undefined });
  if (cohorts === undefined) return null;
  if (open === undefined)
    return (
      <Text size="sm" c="dimmed">
        Once a cohort that it may use is open, this key can submit applications to it.
      </Text>
    );
  if (form === undefined) return null;
  return (
    <>
      <Text size="sm">
        To try it, paste this into a terminal. It submits an application to “{open.name}”, which shows up under
        Submissions, {environment === 'test' ? 'in the Preview tab' : 'in the Live tab'}.
      </Text>
      <CodeBlock title="Command" code={submitLine({ key, cohortId: open.id, fields: form.fields })} />
    </>
  );
}
