import { Button, CopyButton as WithClipboard } from '@mantine/core';
import { type JSX } from 'react';

interface CopyButtonProps {
  readonly value: string;
  /** What is copied, for a button that does not stand beside it: “Copy the key”. */
  readonly label?: string;
}

/** Copies, and says that it did. */
export function CopyButton({ value, label = 'Copy' }: CopyButtonProps): JSX.Element {
  return (
    <WithClipboard value={value} timeout={2_500}>
      {({ copied, copy }) => (
        <Button size="compact-sm" variant={copied ? 'light' : 'default'} color="teal" onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied' : label}</span>
        </Button>
      )}
    </WithClipboard>
  );
}
