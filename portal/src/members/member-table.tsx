import { Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type JSX } from 'react';
import { useSession } from '../session/use-session.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { ROLE_WORDS } from '../ui/words.js';
import { toDate, ZonedTime } from '../ui/zoned-time.js';
import { ChangeRole } from './change-role.js';
import { InviteDialog } from './invite-dialog.js';
import { type Member } from './members.query.js';
import { RemoveMember } from './remove-member.js';
import { ResetPassword } from './reset-password.js';
import { rolesUpTo } from './roles.js';

interface MemberTableProps {
  readonly members: readonly Member[];
  readonly mayEdit: boolean;
}

export function MemberTable({ members, mayEdit }: MemberTableProps): JSX.Element {
  const { role: own } = useSession();
  const columns: Column<Member>[] = [
    { title: 'E-mail', isHeader: true, cell: (member) => <Who member={member} /> },
    {
      title: 'Role',
      cell: ({ role }) => (
        <Text size="sm" span>
          {ROLE_WORDS[role]}
        </Text>
      ),
    },
    { title: 'State', cell: (member) => <State member={member} /> },
    {
      title: 'Added',
      cell: ({ created_at }) => (
        <Text size="sm" span>
          <ZonedTime at={created_at} />
        </Text>
      ),
    },
    ...(mayEdit
      ? [
          {
            title: 'Actions',
            cell: (member: Member) => rolesUpTo(own).includes(member.role) && <MemberActions member={member} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption="Members"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      minWidth={mayEdit ? 980 : 640}
    />
  );
}

function Who({ member: { id, email } }: { readonly member: Member }): JSX.Element {
  const isSelf = useSession().member.id === id;
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" fw={600}>
        {email}
      </Text>
      {isSelf && (
        <Badge variant="light" size="sm" tt="none" style={{ flexShrink: 0 }}>
          You
        </Badge>
      )}
    </Group>
  );
}

function State({ member: { status, invitation_expires_at: until } }: { readonly member: Member }): JSX.Element {
  if (status === 'active')
    return (
      <Text size="sm" span>
        Active
      </Text>
    );
  if (until === null)
    return (
      <Text size="sm" span>
        Invited
      </Text>
    );
  const isOver = toDate(until).getTime() <= Date.now();
  return (
    <Text size="sm" span>
      {isOver ? 'Invitation ended' : 'Invited until'} <ZonedTime at={until} />
    </Text>
  );
}

function MemberActions({ member }: { readonly member: Member }): JSX.Element {
  return (
    <Group gap="xs" wrap="nowrap">
      {member.status === 'invited' ? (
        <NewLink member={member} />
      ) : (
        <>
          <ChangeRole member={member} />
          <ResetPassword member={member} />
        </>
      )}
      <RemoveMember member={member} />
    </Group>
  );
}

/** For an invitation that was lost or has ended. */
function NewLink({ member }: { readonly member: Member }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={open} aria-label={`New link for ${member.email}`}>
        New link
      </Button>
      {isOpen && <InviteDialog again={member} onClose={close} />}
    </>
  );
}
