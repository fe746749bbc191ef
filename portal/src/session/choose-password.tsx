import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { CheckedForm } from '../ui/checked-form.js';
import { messageOf } from '../ui/message-of.js';
import { PasswordField } from '../ui/password-field.js';
import { isWorthNothing } from './invitation.query.js';
import { keepLastOrganisation } from './last-organisation.js';
import { checkNewPassword, PASSWORD_HINT } from './new-password.js';
import { sessionQuery } from './session.query.js';

interface ChoosePasswordProps {
  readonly invitation: string;
  readonly email: string;
  readonly action: string;
}

export function ChoosePassword({ invitation, email, action }: ChoosePasswordProps): JSX.Element {
  const accept = useAcceptance(invitation);
  const form = useForm({ initialValues: { password: '', again: '' }, validate: checkNewPassword });
  return (
    <CheckedForm
      onSubmit={(leadToFirst) =>
        form.onSubmit(({ password }) => {
          accept.mutate(password);
        }, leadToFirst)
      }
    >
      <Stack>
        {accept.isError && (
          <Alert color="red" role="alert">
            {isWorthNothing(accept.error)
              ? 'This link has been used or withdrawn. Ask the person who sent it for a new one.'
              : messageOf(accept.error)}
          </Alert>
        )}
        <TextInput
          type="email"
          label="E-mail"
          description="You sign in with it."
          value={email}
          readOnly
          autoComplete="username"
        />
        <PasswordField label="Password" description={PASSWORD_HINT} autoFocus {...form.getInputProps('password')} />
        <PasswordField label="The same again" {...form.getInputProps('again')} />
        <Button type="submit" loading={accept.isPending}>
          {action}
        </Button>
      </Stack>
    </CheckedForm>
  );
}

function useAcceptance(invitation: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (password: string) =>
      bodyOf(api.POST('/v1/portal/invitations/{invitation}', { params: { path: { invitation } }, body: { password } })),
    onSuccess: async (session) => {
      // The member who was signed in before on this machine is not any more.
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, session);
      keepLastOrganisation(session.organisation.id);
      await navigate({ to: '/submissions', replace: true });
    },
  });
}
