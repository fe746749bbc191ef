import { type FormEvent, type JSX, type ReactNode } from 'react';
import { useFirstError } from './use-first-error.js';

interface CheckedFormProps {
  /** What saves it, and otherwise does what it is given. */
  readonly onSubmit: (leadToFirst: () => void) => (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form that leads to the first thing in it that is wrong. */
export function CheckedForm({ onSubmit, children }: CheckedFormProps): JSX.Element {
  const { within, leadToFirst } = useFirstError<HTMLFormElement>();
  return (
    <form ref={within} noValidate onSubmit={onSubmit(leadToFirst)}>
      {children}
    </form>
  );
}
