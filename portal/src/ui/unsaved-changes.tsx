import { useBlocker } from '@tanstack/react-router';
import { type JSX } from 'react';
import { Confirm } from './confirm.js';

interface UnsavedChangesProps {
  /** Asked at the moment of leaving. */
  readonly isUnsaved: () => boolean;
}

/** Asks before a page is left with something in it that was not saved. */
export function UnsavedChanges({ isUnsaved }: UnsavedChangesProps): JSX.Element {
  const blocker = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  return (
    <Confirm
      opened={blocker.status === 'blocked'}
      title="Leave without saving?"
      deed="Leave without saving"
      isDangerous
      isPending={false}
      error={null}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you changed on this page was not saved and will be lost.
    </Confirm>
  );
}
