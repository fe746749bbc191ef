import { Button, Menu, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { dropAllDrafts } from '../drafts/kept-drafts.js';
import { keepLastOrganisation } from '../session/last-organisation.js';
import { useSession } from '../session/use-session.js';
import { Icon } from '../ui/icons.js';
import { notifyFailed } from '../ui/notify.js';

/** Who is signed in, as what, and the way out. */
export function AccountMenu(): JSX.Element {
  const { member, organisation, role } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => bodyOf(api.DELETE('/v1/portal/session')),
    onSuccess: async () => {
      keepLastOrganisation(null);
      await navigate({ to: '/sign-in' });
      dropAllDrafts();
      queries.clear();
    },
    onError: notifyFailed,
  });
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button variant="default" px="xs" aria-label={`Account: ${member.email}, ${role}`}>
          <Icon name="person" size={18} />
          <Text span ml="xs" size="sm" visibleFrom="sm" maw={180} truncate>
            {member.email}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" truncate>
            {member.email}
          </Text>
          <Text size="xs" c="dimmed">
            {role} of {organisation.name}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item renderRoot={(props) => <Link to="/account" {...props} />}>Account and password</Menu.Item>
        <Menu.Item
          onClick={() => {
            signOut.mutate();
          }}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
