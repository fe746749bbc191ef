import { Alert, Button, Center, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { TextLink } from '../ui/button-link.js';
import { messageOf } from '../ui/message-of.js';
import { usePageTitle } from '../ui/use-page-title.js';
import { keepLastOrganisation } from './last-organisation.js';
import { checkNewPassword, PASSWORD_HINT } from './new-password.js';
import { sessionQuery } from './session.query.js';

const route = getRouteApi('/invitations/$invitation');

export function AcceptInvitationPage(): JSX.Element {
  usePageTitle('Join the team');
  const accept = useAcceptance();
  const form = useForm({ initialValues: { password: '', again: '' }, validate: checkNewPassword });
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={440}>
        <form onSubmit={form.onSubmit(({ password }) => { accept.mutate(password); })} noValidate>
          <Stack>
            <Title order={1} size="h2">Join the team</Title>
            <Text c="dimmed" size="sm">You were invited to read applications. Choose a password, and you are in.</Text>
            {accept.isError && <Alert color="red" role="alert"><WhyNot error={accept.error} /></Alert>}
            <PasswordInput label="Password" description={PASSWORD_HINT} autoComplete="new-password" required autoFocus {...form.getInputProps('password')} />
            <PasswordInput label="The same again" autoComplete="new-password" required {...form.getInputProps('again')} />
            <Button type="submit" loading={accept.isPending}>Join</Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}

function useAcceptance() {
  const { invitation } = route.useParams();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) => bodyOf(api.POST('/v1/portal/invitations/{invitation}', { params: { path: { invitation } }, body: { password } })),
    onSuccess: async (session) => {
      // Whoever was signed in before on this machine is not any more.
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, session);
      keepLastOrganisation(session.organisation.id);
      await navigate({ to: '/submissions', replace: true });
    },
  });
}

function WhyNot({ error }: { readonly error: Error }): JSX.Element {
  const code = error instanceof ApiProblem ? error.code : '';
  if (code === 'invitation_not_found') {
    return <>This invitation was used already, was withdrawn or has ended. Ask whoever sent it for a new link, or <TextLink to="/sign-in" inherit underline="always">sign in</TextLink> if you have joined before.</>;
  }
  return <>{messageOf(error)}</>;
}
