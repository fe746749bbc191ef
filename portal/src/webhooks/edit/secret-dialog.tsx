import { Text } from '@mantine/core';
import { type JSX, type ReactNode } from 'react';
import { ShownOnce } from '../../ui/shown-once.js';
import { type RevealedWebhook } from '../webhooks.query.js';

interface SecretDialogProps {
  readonly title: string;
  readonly isPending: boolean;
  readonly made: RevealedWebhook | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for what makes a secret, and then shows it. */
export function SecretDialog({ made, ...dialog }: SecretDialogProps): JSX.Element {
  return (
    <ShownOnce
      name="Secret"
      made={made?.secret}
      advice="Store it where your system finds it"
      use={
        <Text size="sm">
          Your system checks with it that a message is ours, as Standard Webhooks has it: there are libraries for most
          languages.
        </Text>
      }
      {...dialog}
    />
  );
}
