import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { useMay } from '../session/use-session.js';
import { EmptyState } from '../ui/empty-state.js';
import { LoadMore } from '../ui/load-more.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { apiKeysQuery } from './api-keys.query.js';
import { KeyTable } from './key-table.js';
import { NewKeyDialog } from './new-key/new-key-dialog.js';

export function ApiKeysPage(): JSX.Element {
  const mayEdit = useMay('admin');
  const [isOpen, { open, close }] = useDisclosure(false);
  const query = useInfiniteQuery(apiKeysQuery);
  return (
    <PageFrame
      title="API keys"
      intro="Your website or form submits applications with a key. Test keys make previews, which count nowhere; live keys make the real ones."
      actions={mayEdit && <Button onClick={open}>New key</Button>}
    >
      <QueryState query={query}>
        {({ pages }) => {
          const keys = pages.flatMap(({ api_keys }) => api_keys);
          if (keys.length === 0)
            return (
              <EmptyState
                title="No keys yet"
                hint="Begin with a test key: what it submits is reviewed like the real thing and counts nowhere."
              />
            );
          return (
            <>
              <KeyTable keys={keys} mayEdit={mayEdit} />
              <LoadMore query={query} />
            </>
          );
        }}
      </QueryState>
      {isOpen && <NewKeyDialog onClose={close} />}
    </PageFrame>
  );
}
