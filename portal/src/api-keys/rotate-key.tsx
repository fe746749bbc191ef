import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type ApiKey } from '../api/types.js';
import { GraceForm } from '../ui/grace-form.js';
import { toDate } from '../ui/zoned-time.js';
import { KeyDialog } from './new-key/key-dialog.js';

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

function RotateDialog({
  apiKey: { id, name, hint },
  onClose,
}: {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}): JSX.Element {
  const queries = useQueryClient();
  const rotate = useMutation({
    mutationFn: (grace_seconds: number) =>
      bodyOf(
        api.POST('/v1/portal/api-keys/{api_key_id}/rotate', {
          params: { path: { api_key_id: id } },
          body: { grace_seconds },
        }),
      ),
    // The key is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  // Only now, because the row that holds this dialog may move as soon as the list is new.
  const leave = (): void => {
    onClose();
    if (rotate.isSuccess) void queries.invalidateQueries({ queryKey: ['api-keys'] });
  };
  return (
    <KeyDialog title={`Rotate “${name}”`} isPending={rotate.isPending} made={rotate.data} onClose={leave}>
      <GraceForm
        label="The old key goes on working"
        action="Make the new key"
        isPending={rotate.isPending}
        error={rotate.error}
        onSubmit={(graceSeconds) => {
          rotate.mutate(graceSeconds);
        }}
        onCancel={onClose}
      >
        A new key with the same settings takes the place of {hint}. Give yourself time to put it in everywhere.
      </GraceForm>
    </KeyDialog>
  );
}
