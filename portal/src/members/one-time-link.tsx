import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { CodeBlock } from '../ui/code-block.js';
import { ZonedTime } from '../ui/zoned-time.js';

interface OneTimeLinkProps {
  readonly title: string;
  /** Whom it is for. */
  readonly email: string;
  readonly url: string;
  readonly until: string | null;
  /** What becomes of it in wrong hands. */
  readonly danger: string;
  readonly onDone: () => void;
}

/** A link by which somebody chooses a password, shown this once. */
export function OneTimeLink({ title, email, url, until, danger, onDone }: OneTimeLinkProps): JSX.Element {
  return (
    <Stack>
      <Text size="sm">
        No mail is sent: hand this link to {email} yourself. They choose a password there. It works once
        {until !== null && (
          <>
            , until <ZonedTime at={until} />
          </>
        )}
        .
      </Text>
      <Alert color="yellow">The link is shown this once. {danger}, so send it where only they read it.</Alert>
      <CodeBlock title={title} code={url} />
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
