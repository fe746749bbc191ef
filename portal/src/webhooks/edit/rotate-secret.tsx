import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { GraceForm } from '../../ui/grace-form.js';
import { SecretDialog } from './secret-dialog.js';

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
  const rotate = useMutation({
    mutationFn: (grace_seconds: number) =>
      bodyOf(
        api.POST('/v1/portal/webhooks/{webhook_id}/rotate-secret', {
          params: { path: { webhook_id: id } },
          body: { grace_seconds },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
    // The secret is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  return (
    <SecretDialog title="Make a new secret" isPending={rotate.isPending} made={rotate.data} onClose={onClose}>
      <GraceForm
        label="The old secret goes on signing"
        action="Make the secret"
        isPending={rotate.isPending}
        error={rotate.error}
        onSubmit={(graceSeconds) => {
          rotate.mutate(graceSeconds);
        }}
        onCancel={onClose}
      >
        Messages carry the signatures of both secrets for a while, so that none is refused while you put the new one in.
      </GraceForm>
    </SecretDialog>
  );
}
