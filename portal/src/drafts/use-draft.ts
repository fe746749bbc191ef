import { useMemo } from 'react';
import { useSession } from '../session/use-session.js';
import { dropDraft, keepDraft, keptDraft } from './kept-drafts.js';

/** What is being written under a name, beyond a reload of the page: until it is saved, given up, or its member signs out. */
export interface Draft<T> {
  /** As it was when the page began; null for none. */
  readonly kept: T | null;
  readonly keep: (value: T) => void;
  readonly drop: () => void;
}

export function useDraft<T>(name: string): Draft<T> {
  const { id } = useSession().member;
  return useMemo(
    () => ({
      // Only this page writes under this name, and always such a value.
      kept: keptDraft(id, name) as T | null,
      keep: (value) => {
        keepDraft(id, name, value);
      },
      drop: () => {
        dropDraft(id, name);
      },
    }),
    [id, name],
  );
}
