import { Button } from '@mantine/core';
import { type JSX } from 'react';
import classes from './to-decision.module.css';

/** The id of what is decided by, wherever on the screen that is. */
export const DECISION = 'decision';

/** For those who go by keyboard, past the report, where each quote is a stop. Seen while it has the focus. */
export function ToDecision(): JSX.Element {
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={classes.skip ?? ''}
      onClick={() => {
        document.getElementById(DECISION)?.focus();
      }}
    >
      Skip to the decision
    </Button>
  );
}
