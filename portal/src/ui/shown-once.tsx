import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { type JSX, type ReactNode, useState } from 'react';
import { CodeBlock } from './code-block.js';
import { Dialog } from './dialog.js';

interface ShownOnceProps {
  /** Until it is made. */
  readonly title: string;
  /** What is made, such as “Key”. */
  readonly name: string;
  readonly isPending: boolean;
  readonly made: string | undefined;
  /** What to do with it now, without a full stop. */
  readonly advice: string;
  /** What it is good for, below it. */
  readonly use: ReactNode;
  /** Asks for what makes it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Asks for what makes a secret, and then shows it: this once, and not to be closed by accident. */
export function ShownOnce({
  title,
  name,
  isPending,
  made,
  advice,
  use,
  children,
  onClose,
}: ShownOnceProps): JSX.Element {
  const [isStored, setStored] = useState(false);
  const word = name.toLowerCase();
  // A page left while it is being made would never show it.
  const mayClose = made === undefined ? !isPending : isStored;
  return (
    <Dialog
      opened
      onClose={() => {
        if (mayClose) onClose();
      }}
      withCloseButton={mayClose}
      size="lg"
      title={made === undefined ? title : `Your new ${word}`}
    >
      {made === undefined ? (
        children
      ) : (
        <Stack>
          <Alert color="yellow">
            The {word} is shown this once. {advice}; nobody can show it to you again.
          </Alert>
          <CodeBlock title={name} code={made} />
          {use}
          <Checkbox
            label={`I have stored the ${word}`}
            checked={isStored}
            onChange={(event) => {
              setStored(event.currentTarget.checked);
            }}
          />
          <Group justify="flex-end">
            <Button disabled={!isStored} onClick={onClose}>
              Done
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
