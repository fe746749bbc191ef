import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type JSX, useEffect, useRef, useState } from 'react';
import { api, bodyOf } from '../api/client.js';
import { onSignedOut } from '../api/renewal.js';
import { Dialog } from '../ui/dialog.js';
import { FormError } from '../ui/form-error.js';
import { sessionQuery } from './session.query.js';
import { useSession } from './use-session.js';

/** Above whatever page it is, with all that is written there: whose session has ended signs in, and what was sent is sent again. */
export function SignInAgain(): JSX.Element {
  const { member, organisation } = useSession();
  const [waiting, setWaiting] = useState<readonly ((isSignedIn: boolean) => void)[]>([]);
  const queries = useQueryClient();
  const router = useRouter();
  const answer = (isSignedIn: boolean): void => {
    setWaiting([]);
    for (const go of waiting) go(isSignedIn);
  };
  const signIn = useMutation({
    mutationFn: (password: string) =>
      bodyOf(
        api.POST('/v1/portal/session', { body: { email: member.email, password, organisation_id: organisation.id } }),
      ),
    onSuccess: (session) => {
      queries.setQueryData(sessionQuery.queryKey, session);
      answer(true);
    },
  });
  useEffect(
    () =>
      onSignedOut(
        () =>
          new Promise((resolve) => {
            setWaiting((others) => [...others, resolve]);
          }),
      ),
    [],
  );
  const leave = async (): Promise<void> => {
    await router.navigate({ to: '/sign-in', search: { to: router.state.location.href }, ignoreBlocker: true });
    queries.clear();
    answer(false);
  };
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      opened={waiting.length > 0}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      zIndex={400}
      title="Your session has ended"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signIn.mutate(password.current?.value ?? '');
        }}
      >
        <Stack>
          <Text size="sm">
            Sign in to go on where you were. Nothing that you wrote is lost, and what you have just done is done then.
          </Text>
          <FormError error={signIn.error} />
          <TextInput label="E-mail" type="email" autoComplete="username" readOnly value={member.email} />
          <PasswordInput label="Password" autoComplete="current-password" required ref={password} data-autofocus />
          <Group justify="space-between">
            <Button
              variant="default"
              onClick={() => {
                void leave();
              }}
            >
              Sign in as somebody else
            </Button>
            <Button type="submit" loading={signIn.isPending}>
              Sign in
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
