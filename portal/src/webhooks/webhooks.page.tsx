import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { useMay } from '../session/use-session.js';
import { EmptyState } from '../ui/empty-state.js';
import { LoadMore } from '../ui/load-more.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { NewWebhookDialog } from './edit/new-webhook-dialog.js';
import { WebhookTable } from './webhook-table.js';
import { webhooksQuery } from './webhooks.query.js';

export function WebhooksPage(): JSX.Element {
  const mayManage = useMay('admin');
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <PageFrame
      title="Webhooks"
      intro="Your own systems are told by a signed message when an application comes in, is reviewed or is decided on. A message names the application and its state, and no word of the applicant."
      actions={mayManage && <Button onClick={open}>New webhook</Button>}
    >
      {mayManage ? (
        <Webhooks />
      ) : (
        <EmptyState
          title="For admins and owners"
          hint="An owner or admin of your organisation can set up webhooks, or change your role so that you can."
        />
      )}
      {isOpen && <NewWebhookDialog onClose={close} />}
    </PageFrame>
  );
}

function Webhooks(): JSX.Element {
  const query = useInfiniteQuery(webhooksQuery);
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const found = pages.flatMap(({ webhooks }) => webhooks);
        if (found.length === 0)
          return (
            <EmptyState
              title="No webhooks yet"
              hint="Begin with the address of a test system, and send it a test event. Nothing to receive with? The same events can be pulled with an API key."
            />
          );
        return (
          <>
            <WebhookTable webhooks={found} />
            <LoadMore query={query} />
          </>
        );
      }}
    </QueryState>
  );
}
