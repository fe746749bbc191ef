import { Alert, Anchor, Button, Center, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type JSX, useEffect, useRef } from 'react';
import { api, bodyOf } from '../api/client.js';
import { DOCS } from '../shell/navigation.js';
import { messageOf } from '../ui/message-of.js';
import { useArrival } from '../ui/use-arrival.js';
import { usePageTitle } from '../ui/use-page-title.js';
import { keepLastOrganisation, lastOrganisation } from './last-organisation.js';
import { OrganisationChoice, organisationsToChoose } from './organisation-choice.js';
import { sessionQuery } from './session.query.js';

const route = getRouteApi('/sign-in');

export function SignInPage(): JSX.Element {
  usePageTitle('Sign in');
  const heading = useArrival();
  const { ended } = route.useSearch();
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });
  const signIn = useSignIn();
  const organisations = organisationsToChoose(signIn.error);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (signIn.isError) alert.current?.focus();
  }, [signIn.isError, signIn.submittedAt]);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={400}>
        <form
          onSubmit={form.onSubmit((values) => {
            signIn.mutate({ ...values, organisation_id: lastOrganisation() });
          })}
        >
          <Stack>
            <Title ref={heading} tabIndex={-1} order={1} size="h2">
              Sign in
            </Title>
            <Text c="dimmed" size="sm">
              For the teams that read applications.
            </Text>
            {ended === true && !signIn.isError && (
              <Alert color="gray" role="status">
                Your session has ended. Sign in to go on where you were.
              </Alert>
            )}
            {signIn.isError && organisations.length === 0 && (
              <Alert color="red" role="alert" ref={alert} tabIndex={-1}>
                {messageOf(signIn.error)}
              </Alert>
            )}
            <TextInput
              label="E-mail"
              type="email"
              autoComplete="username"
              required
              autoFocus
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              required
              key={form.key('password')}
              {...form.getInputProps('password')}
            />
            <Button type="submit" loading={signIn.isPending}>
              Sign in
            </Button>
            <Text c="dimmed" size="sm">
              Forgotten your password? An admin or owner of your team makes a link for a new one, under Members. If
              there is nobody else, the operator of this service can.
            </Text>
            {organisations.length > 0 && (
              <OrganisationChoice
                organisations={organisations}
                onChoose={(id) => {
                  signIn.mutate({ ...form.getValues(), organisation_id: id });
                }}
              />
            )}
            <Text size="sm">
              Here to connect a system of yours? Read the{' '}
              <Anchor href={DOCS} inherit underline="always">
                documentation of the API
              </Anchor>
              .
            </Text>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}

function useSignIn() {
  const { to } = route.useSearch();
  const router = useRouter();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string; organisation_id: string | null }) =>
      bodyOf(api.POST('/v1/portal/session', { body })),
    onSuccess: (session) => {
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, session);
      keepLastOrganisation(session.organisation.id);
      router.history.replace(ownAddress(to));
    },
  });
}

/** The address comes from a link that anybody may have made; this way it stays within the portal. */
function ownAddress(to: string | undefined): string {
  return `/portal${to?.startsWith('/') === true ? to : '/'}`;
}
