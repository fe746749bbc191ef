import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { CodeBlock } from '../../ui/code-block.js';

interface SecretRevealedProps {
  readonly secret: string;
  readonly isStored: boolean;
  readonly onStored: (isStored: boolean) => void;
  readonly onDone: () => void;
}

export function SecretRevealed({ secret, isStored, onStored, onDone }: SecretRevealedProps): JSX.Element {
  return (
    <Stack>
      <Alert color="yellow">
        The secret is shown this once. Store it where your system finds it; nobody can show it to you again.
      </Alert>
      <CodeBlock title="Secret" code={secret} />
      <Text size="sm">
        Your system checks with it that a message is ours, as Standard Webhooks has it: there are libraries for most
        languages.
      </Text>
      <Checkbox
        label="I have stored the secret"
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
