import { Alert } from '@mantine/core';
import { type JSX } from 'react';
import { messageOf } from './message-of.js';

/** Why what was sent was not taken, in the form that it was sent from. */
export function FormError({ error }: { readonly error: Error | null }): JSX.Element | null {
  if (error === null) return null;
  return (
    <Alert color="red" role="alert">
      {messageOf(error)}
    </Alert>
  );
}
