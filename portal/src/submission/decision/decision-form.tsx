import { Button, Fieldset, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type JSX, useRef, useState } from 'react';
import { isStale } from '../../api/problem.js';
import { useDraft } from '../../drafts/use-draft.js';
import { titleOf } from '../../submissions/title.js';
import { FormError } from '../../ui/form-error.js';
import { notifyDone } from '../../ui/notify.js';
import { UnsavedChanges } from '../../ui/unsaved-changes.js';
import { type Decision, DECISION_WORDS, namesOf, optionsOf } from '../../ui/words.js';
import { type KnownSubmission } from '../submission.query.js';
import { StaleDecision } from './stale-decision.js';
import { LONGEST_REASON, useDecision } from './use-decision.js';

interface Draft {
  readonly decision: Decision;
  readonly reason: string;
  /** Of the state that the reader began to decide on, whatever has become of it since. */
  readonly tag: string;
}

interface DecisionFormProps {
  readonly known: KnownSubmission;
  readonly onDecided: () => void;
}

export function DecisionForm({ known: { submission, tag }, onDecided }: DecisionFormProps): JSX.Element {
  const current = submission.review_status ?? 'none';
  const stands = submission.decisions.at(-1)?.reason ?? '';
  const kept = useDraft<Draft>(`decision ${submission.id}`);
  const [draft, setDraft] = useState(kept.kept);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const deciding = useDecision(submission.id);
  const { decision, reason } = draft ?? { decision: current, reason: '' };
  const isChanged = decision !== current || (reason.trim() !== '' && reason.trim() !== stands);
  const change = (part: Partial<Draft>): void => {
    const next = { ...(draft ?? { decision: current, reason: '', tag }), ...part };
    setDraft(next);
    kept.keep(next);
  };
  const leave = (): void => {
    setDraft(null);
    kept.drop();
    deciding.reset();
  };
  const decide = (onState: string): void => {
    deciding.mutate(
      { decision, reason, tag: onState },
      {
        onSuccess: () => {
          leave();
          // By name: it is still there when the reader has gone on to the next.
          const title = <bdi>{titleOf(submission)}</bdi>;
          notifyDone(
            decision === current ? (
              <>The reason for {title} is saved.</>
            ) : (
              <>
                {title} is now “{DECISION_WORDS[decision].label}”.
              </>
            ),
          );
          onDecided();
        },
      },
    );
  };
  const isTooLate = isStale(deciding.error);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        decide(draft?.tag ?? tag);
      }}
    >
      <UnsavedChanges isUnsaved={() => isChanged && !deciding.isPending} onLeave={kept.drop} />
      <Stack gap="sm">
        {/* Both begin anew once it is decided: with what was written meanwhile. */}
        <Fieldset variant="unstyled" disabled={deciding.isPending}>
          <Stack gap="sm">
            <NativeSelect
              label="Decide"
              data={optionsOf(DECISION_WORDS)}
              value={decision}
              onChange={(event) => {
                change({
                  decision: namesOf(DECISION_WORDS).find((name) => name === event.currentTarget.value) ?? current,
                });
              }}
            />
            <Textarea
              label="Reason"
              description="Kept with the decision, for the team."
              autosize
              minRows={2}
              maxRows={8}
              maxLength={LONGEST_REASON}
              ref={reasonField}
              value={reason}
              onChange={(event) => {
                change({ reason: event.currentTarget.value });
              }}
            />
          </Stack>
        </Fieldset>
        {isTooLate && (
          <StaleDecision
            submission={submission}
            wanted={decision}
            onLeave={leave}
            onTakeAnyway={() => {
              decide(tag);
            }}
          />
        )}
        {!isTooLate && <FormError error={deciding.error} />}
        <Button type="submit" loading={deciding.isPending} disabled={!isChanged || isTooLate}>
          {decision === current && isChanged ? 'Save the reason' : 'Save the decision'}
        </Button>
        {stands !== '' && draft === null && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              change({ reason: stands });
              reasonField.current?.focus();
            }}
          >
            Correct the reason
          </Button>
        )}
      </Stack>
    </form>
  );
}
