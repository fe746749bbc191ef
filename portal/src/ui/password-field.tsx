import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type JSX } from 'react';

/** Says also to those who do not see it when it is wrong, which the library's own does not. */
export function PasswordField({ error, ...rest }: PasswordInputProps): JSX.Element {
  return (
    <PasswordInput
      autoComplete="new-password"
      required
      error={error}
      {...(Boolean(error) && { 'aria-invalid': true })}
      {...rest}
    />
  );
}
