import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { useSession } from '../session/use-session.js';
import { Confirm } from '../ui/confirm.js';
import { notifyDone } from '../ui/notify.js';
import { toHeading } from '../ui/to-heading.js';
import { type Member } from './members.query.js';

export function RemoveMember({ member: { id, email, status } }: { readonly member: Member }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  const isSelf = useSession().member.id === id;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => bodyOf(api.DELETE('/v1/portal/members/{member_id}', { params: { path: { member_id: id } } })),
    onSuccess: () => {
      close();
      notifyDone(`Removed: ${email}`);
    },
    onSettled: async (_, error) => {
      await queries.invalidateQueries({ queryKey: ['members'] });
      // The row is gone, and the button in it.
      if (error === null) toHeading();
    },
  });
  const start = (): void => {
    remove.reset();
    open();
  };
  const isInvited = status === 'invited';
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={start} aria-label={`Remove ${email}`}>
        Remove
      </Button>
      <Confirm
        opened={isOpen}
        title={`Remove ${email}?`}
        action={isInvited ? 'Withdraw the invitation' : 'Remove from the team'}
        isDangerous
        {...(!isInvited && { typed: email })}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => {
          remove.mutate();
        }}
        onClose={close}
      >
        {isInvited
          ? 'Their link stops working.'
          : 'They are signed out at once and cannot sign in any more. What they decided and wrote stays.'}
        {isSelf && ' This is you: you lose your own access.'}
      </Confirm>
    </>
  );
}
