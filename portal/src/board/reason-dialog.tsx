import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type JSX, useState } from 'react';
import { LONGEST_REASON } from '../submission/decision/use-decision.js';
import { DECISION_WORDS } from '../ui/words.js';
import { type Move, nameOf } from './use-move.js';

interface ReasonDialogProps {
  readonly move: Move;
  readonly onMove: (move: Move) => void;
  readonly onClose: () => void;
}

/** Asks why, before a card goes where somebody will ask why later. The card stays where it is until then. */
export function ReasonDialog({ move, onMove, onClose }: ReasonDialogProps): JSX.Element {
  const [reason, setReason] = useState('');
  const { label } = DECISION_WORDS[move.to];
  const decide = (): void => {
    onClose();
    onMove({ ...move, reason });
  };
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': 'Close' }} title={<Text fw={600} component="span">Move {nameOf(move)} to “{label}”?</Text>} centered>
      <form onSubmit={(event) => { event.preventDefault(); decide(); }}>
        <Stack>
          <Textarea
            label="Reason"
            description="Kept with the decision, for the team. It may be left out."
            autosize
            minRows={3}
            maxRows={8}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => { setReason(event.currentTarget.value); }}
            onKeyDown={(event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide(); }}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>Cancel</Button>
            <Button type="submit">Move to “{label}”</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
