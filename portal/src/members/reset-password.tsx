import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { useSession } from '../session/use-session.js';
import { Confirm } from '../ui/confirm.js';
import { Dialog } from '../ui/dialog.js';
import { type Member } from './members.query.js';
import { OneTimeLink } from './one-time-link.js';

/** For somebody who has forgotten their password; one's own is changed under Account. */
export function ResetPassword({ member: { id, email } }: { readonly member: Member }): JSX.Element | null {
  const [isOpen, { open, close }] = useDisclosure(false);
  const isSelf = useSession().member.id === id;
  const reset = useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/v1/portal/members/{member_id}/password-reset', { params: { path: { member_id: id } } })),
    // The link is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  const start = (): void => {
    reset.reset();
    open();
  };
  if (isSelf) return null;
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={start} aria-label={`New password for ${email}`}>
        New password
      </Button>
      <Confirm
        opened={isOpen && reset.data === undefined}
        title={`Let ${email} choose a new password?`}
        action="Make the link"
        isPending={reset.isPending}
        error={reset.error}
        onConfirm={() => {
          reset.mutate();
        }}
        onClose={() => {
          if (!reset.isPending) close();
        }}
      >
        For somebody who cannot sign in any more. You get a link to hand to them. They are signed out everywhere at
        once; a password that they remember after all stays right until they use the link.
      </Confirm>
      {reset.data !== undefined && (
        <Dialog opened={isOpen} onClose={close} closeOnClickOutside={false} size="lg" title="Link made">
          <OneTimeLink
            title="Password link"
            email={email}
            url={reset.data.reset_url}
            until={reset.data.expires_at}
            danger="The first person to open it gets into their account"
            onDone={close}
          />
        </Dialog>
      )}
    </>
  );
}
