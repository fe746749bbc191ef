import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { notifyDone, notifyFailed } from '../../ui/notify.js';

export function SendTest({ id }: { readonly id: string }): JSX.Element {
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/v1/portal/webhooks/{webhook_id}/test', { params: { path: { webhook_id: id } } })),
    onSuccess: () => {
      notifyDone('A test event is on its way');
    },
    onError: notifyFailed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  return (
    <Button
      variant="default"
      loading={send.isPending}
      onClick={() => {
        send.mutate();
      }}
    >
      Send a test event
    </Button>
  );
}
