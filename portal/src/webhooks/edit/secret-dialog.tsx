import { Modal, Text } from '@mantine/core';
import { type JSX, type ReactNode, useState } from 'react';
import { type RevealedWebhook } from '../webhooks.query.js';
import { SecretRevealed } from './secret-revealed.js';

interface SecretDialogProps {
  readonly title: string;
  /** Until it is made. */
  readonly isPending: boolean;
  readonly made: RevealedWebhook | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for what makes a secret, and then shows it: this once, and not to be closed by accident. */
export function SecretDialog({ title, isPending, made, onClose, children }: SecretDialogProps): JSX.Element {
  const [isStored, setStored] = useState(false);
  const mayClose = made === undefined ? !isPending : isStored;
  return (
    <Modal
      opened
      onClose={() => {
        if (mayClose) onClose();
      }}
      withCloseButton={mayClose}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      title={
        <Text span fw={600}>
          {made === undefined ? title : 'Your new secret'}
        </Text>
      }
    >
      {made === undefined ? (
        children
      ) : (
        <SecretRevealed secret={made.secret} isStored={isStored} onStored={setStored} onDone={onClose} />
      )}
    </Modal>
  );
}
