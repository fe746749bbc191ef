import { Button, Paper, SimpleGrid, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { useMay } from '../session/use-session.js';
import { EmptyState } from '../ui/empty-state.js';
import { LoadMore } from '../ui/load-more.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { GrantDialog } from './grant-dialog.js';
import { LedgerTable } from './ledger-table.js';
import { tokensQuery } from './tokens.query.js';

export function TokensPage(): JSX.Element {
  const mayGrant = useMay('owner');
  const [isOpen, { open, close }] = useDisclosure(false);
  const query = useInfiniteQuery(tokensQuery);
  return (
    <PageFrame
      title="Tokens"
      intro="Each review costs what its cohort says. The tokens are set aside when an application comes in, and come back if its review fails."
      actions={mayGrant && <Button onClick={open}>Grant tokens</Button>}
    >
      <QueryState query={query}>
        {({ pages }) => (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }} maw={620}>
              <Amount name="Balance" amount={pages[0]?.balance ?? 0} hint="can still be spent" />
              <Amount name="Set aside" amount={pages[0]?.reserved ?? 0} hint="for reviews that are under way" />
            </SimpleGrid>
            {pages[0]?.entries.length === 0 ? (
              <EmptyState title="Nothing was booked yet" hint="Grants, and what reviews cost, are listed here." />
            ) : (
              <>
                <LedgerTable entries={pages.flatMap(({ entries }) => entries)} />
                <LoadMore query={query} />
              </>
            )}
          </>
        )}
      </QueryState>
      {isOpen && <GrantDialog onClose={close} />}
    </PageFrame>
  );
}

function Amount({
  name,
  amount,
  hint,
}: {
  readonly name: string;
  readonly amount: number;
  readonly hint: string;
}): JSX.Element {
  return (
    <Paper withBorder p="md" role="group" aria-label={`${name}: ${String(amount)}`}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fw={700} fz={28} lh={1.2}>
        {amount.toLocaleString()}
      </Text>
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    </Paper>
  );
}
