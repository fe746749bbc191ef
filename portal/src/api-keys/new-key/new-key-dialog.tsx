import { Modal, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { type components } from '../../api/schema.js';
import { KeyForm } from './key-form.js';
import { KeyRevealed } from './key-revealed.js';

export type NewKeyBody = components['schemas']['CreateApiKeyRequest'];

/** Asks for what the key may do, and then shows it: this once, and not to be closed by accident. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const queries = useQueryClient();
  const [isStored, setStored] = useState(false);
  const create = useMutation({
    mutationFn: (body: NewKeyBody) => bodyOf(api.POST('/v1/portal/api-keys', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['api-keys'] }),
    // The key is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  // It is shown once: a page left while it is being made would never show it.
  const mayClose = create.data === undefined ? !create.isPending : isStored;
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
          {create.data === undefined ? 'New API key' : 'Your new key'}
        </Text>
      }
    >
      {create.data === undefined ? (
        <KeyForm
          onSubmit={(body) => {
            create.mutate(body);
          }}
          isPending={create.isPending}
          error={create.error}
          onCancel={onClose}
        />
      ) : (
        <KeyRevealed apiKey={create.data} isStored={isStored} onStored={setStored} onDone={onClose} />
      )}
    </Modal>
  );
}
