import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type components } from '../api/schema.js';
import { CheckedForm } from '../ui/checked-form.js';
import { Dialog } from '../ui/dialog.js';
import { FormEnd } from '../ui/form-end.js';
import { type Member } from './members.query.js';
import { OneTimeLink } from './one-time-link.js';
import { RoleSelect } from './role-select.js';

type InvitationBody = components['schemas']['InviteMemberRequest'];

interface InviteDialogProps {
  /** Somebody who was invited before and has not come yet. */
  readonly again?: Member;
  readonly onClose: () => void;
}

/** Asks whom to invite as what, and then shows the link: this once. */
export function InviteDialog({ again, onClose }: InviteDialogProps): JSX.Element {
  const queries = useQueryClient();
  const invite = useMutation({
    mutationFn: (body: InvitationBody) => bodyOf(api.POST('/v1/portal/members', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['members'] }),
    // The link is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  return (
    <Dialog
      opened
      // The link is shown once: a page left while it is being made would never show it.
      onClose={() => {
        if (!invite.isPending) onClose();
      }}
      closeOnClickOutside={invite.data === undefined}
      size="lg"
      title={invite.data === undefined ? 'Invite somebody' : 'Invitation made'}
    >
      {invite.data === undefined ? (
        <InvitationForm
          again={again}
          isPending={invite.isPending}
          error={invite.error}
          onSubmit={(body) => {
            invite.mutate(body);
          }}
          onCancel={onClose}
        />
      ) : (
        <OneTimeLink
          title="Invitation link"
          email={invite.data.email}
          url={invite.data.invite_url}
          until={invite.data.invitation_expires_at}
          danger="The first person to open it joins the team"
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

interface InvitationFormProps {
  readonly again: Member | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (body: InvitationBody) => void;
  readonly onCancel: () => void;
}

function InvitationForm({ again, isPending, error, onSubmit, onCancel }: InvitationFormProps): JSX.Element {
  const form = useForm<InvitationBody>({
    initialValues: { email: again?.email ?? '', role: again?.role ?? 'reviewer' },
    validate: { email: (email) => !email.includes('@') && 'An e-mail address, such as ada@example.org' },
  });
  return (
    <CheckedForm
      onSubmit={(leadToFirst) =>
        form.onSubmit(({ email, role }) => {
          onSubmit({ email: email.trim(), role });
        }, leadToFirst)
      }
    >
      <Stack>
        {again !== undefined && <Text size="sm">The link that was made before stops working.</Text>}
        <TextInput
          type="email"
          label="E-mail"
          description="They sign in with it."
          required
          maxLength={254}
          autoComplete="off"
          readOnly={again !== undefined}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleSelect
          value={form.values.role}
          onChange={(role) => {
            form.setFieldValue('role', role);
          }}
        />
        <FormEnd action="Make the invitation" isPending={isPending} error={error} onCancel={onCancel} />
      </Stack>
    </CheckedForm>
  );
}
