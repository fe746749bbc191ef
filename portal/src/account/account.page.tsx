import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { type components } from '../api/schema.js';
import { checkNewPassword, PASSWORD_HINT } from '../session/new-password.js';
import { useSession } from '../session/use-session.js';
import { messageOf } from '../ui/message-of.js';
import { notifyDone } from '../ui/notify.js';
import { PageFrame } from '../ui/page-frame.js';
import { Panel } from '../ui/panel.js';
import { ROLE_WORDS } from '../ui/words.js';

export function AccountPage(): JSX.Element {
  const { member, organisation, role } = useSession();
  return (
    <PageFrame title="Your account" intro={`${member.email}, ${ROLE_WORDS[role].toLowerCase()} of ${organisation.name}`}>
      <Panel title="Change password"><PasswordForm email={member.email} /></Panel>
    </PageFrame>
  );
}

function PasswordForm({ email }: { readonly email: string }): JSX.Element {
  const form = useForm({
    initialValues: { current: '', password: '', again: '' },
    validate: { current: (current) => current === '' && 'Needed to know that it is you', ...checkNewPassword },
  });
  const change = useMutation({
    mutationFn: (body: components['schemas']['ChangePasswordRequest']) => bodyOf(api.PUT('/v1/portal/session/password', { body })),
    onSuccess: () => {
      form.reset();
      notifyDone('Your password is changed. Other devices have to sign in again.');
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ current, password }) => { change.mutate({ current_password: current, new_password: password }); })}>
      <Stack maw={440}>
        <TextInput type="email" label="E-mail" value={email} readOnly autoComplete="username" />
        <PasswordInput label="Current password" autoComplete="current-password" required {...form.getInputProps('current')} />
        <PasswordInput label="New password" description={PASSWORD_HINT} autoComplete="new-password" required {...form.getInputProps('password')} />
        <PasswordInput label="The new one again" autoComplete="new-password" required {...form.getInputProps('again')} />
        {change.isError && <Alert color="red" role="alert">{isWrongPassword(change.error) ? 'The current password is not right.' : messageOf(change.error)}</Alert>}
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>Change the password</Button>
      </Stack>
    </form>
  );
}

function isWrongPassword(error: Error): boolean {
  return error instanceof ApiProblem && error.body.invalid_fields?.includes('current_password') === true;
}
