import { Button, Group } from '@mantine/core';
import { type JSX } from 'react';
import { FormError } from './form-error.js';

interface FormEndProps {
  /** What the button says: the action itself. */
  readonly action: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onCancel: () => void;
}

/** How the form of a dialog ends: with what went wrong and its buttons. What is on its way is not to be cancelled. */
export function FormEnd({ action, isPending, error, onCancel }: FormEndProps): JSX.Element {
  return (
    <>
      <FormError error={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending}>
          {action}
        </Button>
      </Group>
    </>
  );
}
