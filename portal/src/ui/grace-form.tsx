import { NativeSelect, Stack, Text } from '@mantine/core';
import { type JSX, type ReactNode, useState } from 'react';
import { FormEnd } from './form-end.js';

const GRACE = [
  { value: '86400', label: 'For a day' },
  { value: '604800', label: 'For a week' },
  { value: '3600', label: 'For an hour' },
  { value: '0', label: 'Not at all: it ends at once' },
];

interface GraceFormProps {
  readonly children: ReactNode;
  /** What the old one goes on with for as long as is chosen. */
  readonly label: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (graceSeconds: number) => void;
  readonly onCancel: () => void;
}

/** Asks how long an old secret is still needed, before a new one takes its place. */
export function GraceForm({ children, label, onSubmit, ...end }: GraceFormProps): JSX.Element {
  const [grace, setGrace] = useState('86400');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(Number(grace));
      }}
    >
      <Stack>
        <Text size="sm">{children}</Text>
        <NativeSelect
          label={label}
          data={GRACE}
          value={grace}
          onChange={(event) => {
            setGrace(event.currentTarget.value);
          }}
        />
        <FormEnd {...end} />
      </Stack>
    </form>
  );
}
