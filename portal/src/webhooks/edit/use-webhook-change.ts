import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.js';
import { notifyDone } from '../../ui/notify.js';
import { type KnownWebhook, type Webhook } from '../webhooks.query.js';
import { type WebhookBody } from './webhook-form.js';

type WebhookChange = Partial<WebhookBody & Pick<Webhook, 'state'>>;

/** Saves a change, unless somebody else has changed the webhook since it was read: then the page shows theirs. */
export function useWebhookChange({ data: { id }, tag }: KnownWebhook) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WebhookChange) =>
      answerOf(
        api.PATCH('/v1/portal/webhooks/{webhook_id}', {
          params: { path: { webhook_id: id }, header: { 'If-Match': tag } },
          body,
        }),
      ),
    onSuccess: () => {
      notifyDone('Saved');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
}
