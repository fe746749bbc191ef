import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX, type ReactNode } from 'react';
import { ROLE_HINTS } from '../members/roles.js';
import { TextLink } from '../ui/button-link.js';
import { QueryState } from '../ui/query-state.js';
import { usePageTitle } from '../ui/use-page-title.js';
import { ROLE_WORDS } from '../ui/words.js';
import { ChoosePassword } from './choose-password.js';
import { type Invitation, invitationQuery, isWorthNothing } from './invitation.query.js';

const route = getRouteApi('/invitations/$invitation');

/** Where a link leads by which somebody chooses a password: their first in a team, or a new one. */
export function AcceptInvitationPage(): JSX.Element {
  const { invitation } = route.useParams();
  const query = useQuery(invitationQuery(invitation));
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={440}>
        {isWorthNothing(query.error) ? (
          <WorthNothing />
        ) : (
          <QueryState query={query}>{(found) => <Invited invitation={invitation} found={found} />}</QueryState>
        )}
      </Paper>
    </Center>
  );
}

function Invited({ invitation, found }: { readonly invitation: string; readonly found: Invitation }): JSX.Element {
  const { purpose, organisation, email, role } = found;
  const isNew = purpose === 'join';
  return (
    <Frame title={isNew ? `Join the team of ${organisation}` : 'Choose a new password'}>
      <Text size="sm">
        {isNew
          ? `You were invited as ${ROLE_WORDS[role].toLowerCase()}: ${decapitalised(ROLE_HINTS[role])} Choose a password, and you are in.`
          : `For your account in the team of ${organisation}. The old password stops working, and you are signed in.`}
      </Text>
      <ChoosePassword invitation={invitation} email={email} action={isNew ? 'Join' : 'Save the password'} />
    </Frame>
  );
}

function WorthNothing(): JSX.Element {
  return (
    <Frame title="This link does not work any more">
      <Text size="sm">
        It was used already, was withdrawn or has run out. Ask the person who sent it for a new one, or{' '}
        <TextLink to="/sign-in" inherit underline="always">
          sign in
        </TextLink>{' '}
        if you have chosen a password before.
      </Text>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  usePageTitle(title);
  return (
    <Stack>
      <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function decapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
