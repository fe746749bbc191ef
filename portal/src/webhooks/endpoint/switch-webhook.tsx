import { Button } from '@mantine/core';
import { type JSX } from 'react';
import { notifyFailed } from '../../ui/notify.js';
import { useWebhookChange } from '../edit/use-webhook-change.js';
import { type KnownWebhook } from '../webhooks.query.js';

export function SwitchWebhook({ known }: { readonly known: KnownWebhook }): JSX.Element {
  const change = useWebhookChange(known);
  const isOn = known.data.state === 'enabled';
  return (
    <Button
      variant="default"
      loading={change.isPending}
      onClick={() => {
        change.mutate({ state: isOn ? 'disabled' : 'enabled' }, { onError: notifyFailed });
      }}
    >
      {isOn ? 'Switch off' : 'Switch on'}
    </Button>
  );
}
