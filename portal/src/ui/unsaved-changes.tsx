import { useBlocker } from '@tanstack/react-router';
import { type JSX, useEffect } from 'react';
import { Confirm } from './confirm.js';

interface UnsavedChangesProps {
  /** Asked at the moment of leaving. */
  readonly isUnsaved: () => boolean;
  /** Done when the reader leaves all the same. */
  readonly onLeave?: () => void;
}

/** Where the reader goes all the same: asked once, however much of the page was not saved. */
let leavingFor: string | null = null;

/** Asks before a page is left with something in it that was not saved. */
export function UnsavedChanges({ isUnsaved, onLeave }: UnsavedChangesProps): JSX.Element {
  const isBlocked = ({ next }: { readonly next: { readonly pathname: string } }): boolean => {
    if (!isUnsaved() || leavingFor !== next.pathname) return isUnsaved();
    onLeave?.();
    return false;
  };
  useEffect(
    () => () => {
      leavingFor = null;
    },
    [],
  );
  const blocker = useBlocker({ shouldBlockFn: isBlocked, enableBeforeUnload: isUnsaved, withResolver: true });
  return (
    <Confirm
      opened={blocker.status === 'blocked'}
      title="Leave without saving?"
      action="Leave without saving"
      isDangerous
      isPending={false}
      error={null}
      onConfirm={() => {
        onLeave?.();
        leavingFor = blocker.next?.pathname ?? null;
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      What you changed on this page was not saved and will be lost.
    </Confirm>
  );
}
