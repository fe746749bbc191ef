import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type ApiKey } from '../api/types.js';
import { Confirm } from '../ui/confirm.js';
import { notifyDone } from '../ui/notify.js';

export function RevokeKey({ apiKey: { id, name, hint } }: { readonly apiKey: ApiKey }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => bodyOf(api.DELETE('/v1/portal/api-keys/{api_key_id}', { params: { path: { api_key_id: id } } })),
    onSuccess: () => {
      close();
      notifyDone(`Revoked: ${name}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['api-keys'] }),
  });
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={open} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <Confirm
        opened={isOpen}
        title={`Revoke “${name}”?`}
        action="Revoke it for good"
        isDangerous
        typed={name}
        isPending={revoke.isPending}
        error={revoke.error}
        onConfirm={() => {
          revoke.mutate();
        }}
        onClose={close}
      >
        Whatever uses {hint} is refused from that moment on. This cannot be undone.
      </Confirm>
    </>
  );
}
