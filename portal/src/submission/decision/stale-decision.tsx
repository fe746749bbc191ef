import { type JSX } from 'react';
import { type SubmissionDetail } from '../../api/types.js';
import { StaleEdit } from '../../ui/stale-edit.js';
import { type Decision, DECISION_WORDS } from '../../ui/words.js';

interface StaleDecisionProps {
  /** As it is by now. */
  readonly submission: SubmissionDetail;
  readonly wanted: Decision;
  readonly onTakeAnyway: () => void;
  readonly onLeave: () => void;
}

/** Says what happened while the reader was deciding. */
export function StaleDecision({
  submission: { decisions, review_status },
  wanted,
  onTakeAnyway,
  onLeave,
}: StaleDecisionProps): JSX.Element {
  const last = decisions.at(-1);
  return (
    <StaleEdit
      onTakeAnyway={onTakeAnyway}
      takeAnyway={`Decide “${DECISION_WORDS[wanted].label}” all the same`}
      onLeave={onLeave}
    >
      While you were deciding, {last?.decided_by ?? 'somebody else'} changed this submission. It now stands at “
      {DECISION_WORDS[review_status ?? 'none'].label}”{last?.reason != null && <>, because: “{last.reason}”</>}. Your
      decision was not saved yet, and nothing that you wrote is lost.
    </StaleEdit>
  );
}
