import { type RefObject, useEffect, useRef, useState } from 'react';

/** Marks what is wrong and is no field. */
export const WRONG = { 'data-wrong': true, tabIndex: -1 } as const;

/** The way to the first thing within an element that is wrong, to be gone once it is shown. */
export function useFirstError<E extends HTMLElement>(): {
  readonly within: RefObject<E | null>;
  readonly leadToFirst: () => void;
} {
  const within = useRef<E>(null);
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const first = within.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [asked]);
  return {
    within,
    leadToFirst: () => {
      ask((times) => times + 1);
    },
  };
}
