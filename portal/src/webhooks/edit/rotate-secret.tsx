import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { messageOf } from '../../ui/message-of.js';
import { SecretDialog } from './secret-dialog.js';

const GRACE = [
  { value: '86400', label: 'For a day' },
  { value: '604800', label: 'For a week' },
  { value: '3600', label: 'For an hour' },
  { value: '0', label: 'Not at all: it ends at once' },
];

export function RotateSecret({ id }: { readonly id: string }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        New secret
      </Button>
      {isOpen && <RotateDialog id={id} onClose={close} />}
    </>
  );
}

function RotateDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): JSX.Element {
  const queries = useQueryClient();
  const [grace, setGrace] = useState('86400');
  const rotate = useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/v1/portal/webhooks/{webhook_id}/rotate-secret', {
          params: { path: { webhook_id: id } },
          body: { grace_seconds: Number(grace) },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
    // The secret is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  return (
    <SecretDialog title="Make a new secret" isPending={rotate.isPending} made={rotate.data} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rotate.mutate();
        }}
      >
        <Stack>
          <Text size="sm">
            Messages carry the signatures of both secrets for a while, so that none is refused while you put the new one
            in.
          </Text>
          <NativeSelect
            label="The old secret goes on signing"
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
              Make the secret
            </Button>
          </Group>
        </Stack>
      </form>
    </SecretDialog>
  );
}
