import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { SecretDialog } from './secret-dialog.js';
import { NEW_WEBHOOK, type WebhookBody, WebhookForm } from './webhook-form.js';

export function NewWebhookDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (body: WebhookBody) => bodyOf(api.POST('/v1/portal/webhooks', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
    // The secret is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  return (
    <SecretDialog title="New webhook" isPending={create.isPending} made={create.data} onClose={onClose}>
      <WebhookForm
        initial={NEW_WEBHOOK}
        action="Create the webhook"
        onSubmit={(body) => {
          create.mutate(body);
        }}
        isPending={create.isPending}
        error={create.error}
        onCancel={onClose}
      />
    </SecretDialog>
  );
}
