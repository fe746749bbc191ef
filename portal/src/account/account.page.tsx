import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { type components } from '../api/schema.js';
import { checkNewPassword, PASSWORD_HINT } from '../session/new-password.js';
import { useSession } from '../session/use-session.js';
import { CheckedForm } from '../ui/checked-form.js';
import { messageOf } from '../ui/message-of.js';
import { PasswordField } from '../ui/password-field.js';
import { notifyDone } from '../ui/notify.js';
import { PageFrame } from '../ui/page-frame.js';
import { Panel } from '../ui/panel.js';
import { ROLE_WORDS } from '../ui/words.js';

export function AccountPage(): JSX.Element {
  const { member, organisation, role } = useSession();
  return (
    <PageFrame
      title="Your account"
      intro={`${member.email}, ${ROLE_WORDS[role].toLowerCase()} of ${organisation.name}`}
    >
      <Panel title="Change password">
        <PasswordForm email={member.email} />
      </Panel>
    </PageFrame>
  );
}

function PasswordForm({ email }: { readonly email: string }): JSX.Element {
  const form = useForm({
    initialValues: { current: '', password: '', again: '' },
    validate: { current: (current) => current === '' && 'Needed to know that it is you', ...checkNewPassword },
  });
  const change = useMutation({
    mutationFn: (body: components['schemas']['ChangePasswordRequest']) =>
      bodyOf(api.PUT('/v1/portal/session/password', { body })),
    onSuccess: () => {
      form.reset();
      notifyDone('Your password is changed. Other devices have to sign in again.');
    },
  });
  return (
    <CheckedForm
      onSubmit={(leadToFirst) =>
        form.onSubmit(({ current, password }) => {
          change.mutate({ current_password: current, new_password: password });
        }, leadToFirst)
      }
    >
      <Stack maw={440}>
        <TextInput type="email" label="E-mail" value={email} readOnly autoComplete="username" />
        <PasswordField label="Current password" autoComplete="current-password" {...form.getInputProps('current')} />
        <PasswordField label="New password" description={PASSWORD_HINT} {...form.getInputProps('password')} />
        <PasswordField label="The new one again" {...form.getInputProps('again')} />
        {change.isError && (
          <Alert color="red" role="alert">
            {isWrongPassword(change.error) ? 'The current password is not right.' : messageOf(change.error)}
          </Alert>
        )}
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          Change the password
        </Button>
      </Stack>
    </CheckedForm>
  );
}

function isWrongPassword(error: Error): boolean {
  return error instanceof ApiProblem && error.body.invalid_fields?.includes('current_password') === true;
}
