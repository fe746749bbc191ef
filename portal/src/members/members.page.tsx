import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { useMay } from '../session/use-session.js';
import { LoadMore } from '../ui/load-more.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { InviteDialog } from './invite-dialog.js';
import { MemberTable } from './member-table.js';
import { membersQuery } from './members.query.js';

export function MembersPage(): JSX.Element {
  const mayEdit = useMay('admin');
  const [isOpen, { open, close }] = useDisclosure(false);
  const query = useInfiniteQuery(membersQuery);
  return (
    <PageFrame
      title="Members"
      intro="Who works with this portal, and what they may do."
      actions={mayEdit && <Button onClick={open}>Invite somebody</Button>}
    >
      <QueryState query={query}>
        {({ pages }) => (
          <>
            <MemberTable members={pages.flatMap(({ members }) => members)} mayEdit={mayEdit} />
            <LoadMore query={query} />
          </>
        )}
      </QueryState>
      {isOpen && <InviteDialog onClose={close} />}
    </PageFrame>
  );
}
