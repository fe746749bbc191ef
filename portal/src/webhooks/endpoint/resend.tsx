import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { notifyDone, notifyFailed } from '../../ui/notify.js';

interface ResendProps {
  readonly webhookId: string;
  readonly deliveryId: string;
}

export function Resend({ webhookId, deliveryId }: ResendProps): JSX.Element {
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/v1/portal/webhooks/{webhook_id}/deliveries/{delivery_id}/resend', {
          params: { path: { webhook_id: webhookId, delivery_id: deliveryId } },
        }),
      ),
    onSuccess: () => {
      notifyDone('It is sent once more');
    },
    onError: notifyFailed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={resend.isPending}
      onClick={() => {
        resend.mutate();
      }}
    >
      Send again
    </Button>
  );
}
