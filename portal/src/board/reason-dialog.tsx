import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type JSX, useState } from 'react';
import { useDraft } from '../drafts/use-draft.js';
import { LONGEST_REASON } from '../submission/decision/use-decision.js';
import { Dialog } from '../ui/dialog.js';
import { DECISION_WORDS } from '../ui/words.js';
import { type Move, nameOf } from './use-move.js';

interface ReasonDialogProps {
  readonly move: Move;
  readonly onMove: (move: Move) => void;
  readonly onClose: () => void;
}

/** Asks why, before a card goes where somebody will ask why later. The card stays where it is until then. */
export function ReasonDialog({ move, onMove, onClose }: ReasonDialogProps): JSX.Element {
  const draft = useDraft<string>(`reason ${move.to} ${move.submission.id}`);
  const [reason, setReason] = useState(draft.kept ?? '');
  const { label } = DECISION_WORDS[move.to];
  const close = (): void => {
    draft.drop();
    onClose();
  };
  const write = (written: string): void => {
    setReason(written);
    draft.keep(written);
  };
  const decide = (): void => {
    close();
    onMove({ ...move, reason });
  };
  return (
    <Dialog
      opened
      onClose={close}
      title={
        <>
          Move <bdi>{nameOf(move)}</bdi> to “{label}”?
        </>
      }
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          decide();
        }}
      >
        <Stack>
          <Textarea
            label="Reason"
            description="Kept with the decision, for the team. It may be left out."
            autosize
            minRows={3}
            maxRows={8}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => {
              write(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide();
            }}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Move to “{label}”</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
