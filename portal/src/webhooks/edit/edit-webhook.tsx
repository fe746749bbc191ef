import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type JSX } from 'react';
import { Dialog } from '../../ui/dialog.js';
import { type KnownWebhook } from '../webhooks.query.js';
import { useWebhookChange } from './use-webhook-change.js';
import { WebhookForm } from './webhook-form.js';

export function EditWebhook({ known }: { readonly known: KnownWebhook }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  const change = useWebhookChange(known);
  return (
    <>
      <Button variant="default" onClick={open}>
        Edit
      </Button>
      {isOpen && (
        <Dialog opened onClose={close} size="lg" title="Edit the webhook">
          <WebhookForm
            initial={known.data}
            action="Save"
            onSubmit={(body) => {
              change.mutate(body, { onSuccess: close });
            }}
            isPending={change.isPending}
            error={change.error}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}
