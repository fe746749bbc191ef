import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { Confirm } from '../../ui/confirm.js';
import { notifyDone } from '../../ui/notify.js';
import { type Webhook } from '../webhooks.query.js';

export function DeleteWebhook({ webhook: { id, url } }: { readonly webhook: Webhook }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => bodyOf(api.DELETE('/v1/portal/webhooks/{webhook_id}', { params: { path: { webhook_id: id } } })),
    onSuccess: async () => {
      notifyDone('Deleted');
      await navigate({ to: '/webhooks' });
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={open}>
        Delete
      </Button>
      <Confirm
        opened={isOpen}
        title="Delete this webhook?"
        action="Delete it for good"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => {
          remove.mutate();
        }}
        onClose={close}
      >
        Nothing more is sent to {url}, and what was sent is listed no more.
      </Confirm>
    </>
  );
}
