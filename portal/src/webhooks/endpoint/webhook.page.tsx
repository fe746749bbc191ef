import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { PageFrame } from '../../ui/page-frame.js';
import { PageState } from '../../ui/page-state.js';
import { Panel } from '../../ui/panel.js';
import { WordBadge } from '../../ui/word-badge.js';
import { ZonedTime } from '../../ui/zoned-time.js';
import { DeleteWebhook } from '../edit/delete-webhook.js';
import { EditWebhook } from '../edit/edit-webhook.js';
import { RotateSecret } from '../edit/rotate-secret.js';
import { offWord, stateWord } from '../webhook-words.js';
import { type Webhook, webhookQuery } from '../webhooks.query.js';
import { Deliveries } from './deliveries.js';
import { Recover } from './recover.js';
import { SendTest } from './send-test.js';
import { SwitchWebhook } from './switch-webhook.js';
import { WebhookFacts } from './webhook-facts.js';

const route = getRouteApi('/team/webhooks/$webhookId');

export function WebhookPage(): JSX.Element {
  const { webhookId } = route.useParams();
  const query = useQuery(webhookQuery(webhookId));
  return (
    <PageState query={query} title="Webhook">
      {(known) => (
        <PageFrame
          title={new URL(known.data.url).host}
          marks={<WordBadge word={stateWord(known.data)} />}
          actions={
            <>
              {known.data.state === 'enabled' && (
                <>
                  <SendTest id={webhookId} />
                  <Recover id={webhookId} />
                </>
              )}
              <EditWebhook known={known} />
              <RotateSecret id={webhookId} />
              <SwitchWebhook known={known} />
              <DeleteWebhook webhook={known.data} />
            </>
          }
        >
          <Stack>
            <Trouble webhook={known.data} />
            <Panel title="What it is told">
              <WebhookFacts webhook={known.data} />
            </Panel>
            <Panel title="Deliveries">
              <Deliveries webhook={known.data} />
            </Panel>
          </Stack>
        </PageFrame>
      )}
    </PageState>
  );
}

/** What somebody should look after. */
function Trouble({
  webhook: { state, disabled_reason, failing_since },
}: {
  readonly webhook: Webhook;
}): JSX.Element | null {
  if (state === 'disabled' && disabled_reason !== null)
    return (
      <Alert color="red" title="It was switched off">
        {offWord(disabled_reason)} Mend your endpoint, switch it on again, and have what it missed sent.
      </Alert>
    );
  if (state === 'disabled' || failing_since === null) return null;
  return (
    <Alert color="orange" title="Nothing gets through">
      Every attempt since <ZonedTime at={failing_since} /> has failed. After three days it is switched off.
    </Alert>
  );
}
