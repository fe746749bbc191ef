import { Alert, Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type ApiKey } from '../api/types.js';
import { messageOf } from '../ui/message-of.js';
import { toDate } from '../ui/zoned-time.js';
import { KeyRevealed } from './new-key/key-revealed.js';

const GRACE = [
  { value: '86400', label: 'For a day' },
  { value: '604800', label: 'For a week' },
  { value: '3600', label: 'For an hour' },
  { value: '0', label: 'Not at all: it ends at once' },
];

export function RotateKey({ apiKey }: { readonly apiKey: ApiKey }): JSX.Element | null {
  const [isOpen, { open, close }] = useDisclosure(false);
  const { name, expires_at } = apiKey;
  if (expires_at !== null && toDate(expires_at).getTime() <= Date.now()) return null;
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={open} aria-label={`Rotate ${name}`}>
        Rotate
      </Button>
      {isOpen && <RotateDialog apiKey={apiKey} onClose={close} />}
    </>
  );
}

/** Asks how long the old key is still needed, and then shows the new one: this once, and not to be closed by accident. */
function RotateDialog({
  apiKey: { id, name, hint },
  onClose,
}: {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}): JSX.Element {
  const queries = useQueryClient();
  const [grace, setGrace] = useState('86400');
  const [isStored, setStored] = useState(false);
  const rotate = useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/v1/portal/api-keys/{api_key_id}/rotate', {
          params: { path: { api_key_id: id } },
          body: { grace_seconds: Number(grace) },
        }),
      ),
    // The key is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  const isMade = rotate.data !== undefined;
  // Only now, because the row that holds this dialog may move as soon as the list is new.
  const leave = (): void => {
    onClose();
    if (isMade) void queries.invalidateQueries({ queryKey: ['api-keys'] });
  };
  // It is shown once: a page left while it is being made would never show it.
  const mayClose = isMade ? isStored : !rotate.isPending;
  return (
    <Modal
      opened
      onClose={() => {
        if (mayClose) leave();
      }}
      withCloseButton={mayClose}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      title={
        <Text span fw={600}>
          {isMade ? 'Your new key' : `Rotate “${name}”`}
        </Text>
      }
    >
      {isMade ? (
        <KeyRevealed apiKey={rotate.data} isStored={isStored} onStored={setStored} onDone={leave} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            rotate.mutate();
          }}
        >
          <Stack>
            <Text size="sm">
              A new key with the same settings takes the place of {hint}. Give yourself time to put it in everywhere.
            </Text>
            <NativeSelect
              label="The old key goes on working"
              data={GRACE}
              value={grace}
              onChange={(event) => {
                setGrace(event.currentTarget.value);
              }}
            />
            {rotate.isError && (
              <Alert color="red" role="alert">
                {messageOf(rotate.error)}
              </Alert>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose} disabled={rotate.isPending}>
                Cancel
              </Button>
              <Button type="submit" loading={rotate.isPending}>
                Make the new key
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
