import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type Role } from '../api/types.js';
import { Confirm } from '../ui/confirm.js';
import { notifyDone } from '../ui/notify.js';
import { ROLE_WORDS } from '../ui/words.js';
import { type Member } from './members.query.js';
import { RoleSelect } from './role-select.js';

export function ChangeRole({ member: { id, email, role } }: { readonly member: Member }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [chosen, setChosen] = useState<Role>(role);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      bodyOf(
        api.PATCH('/v1/portal/members/{member_id}', { params: { path: { member_id: id } }, body: { role: chosen } }),
      ),
    onSuccess: () => {
      close();
      notifyDone(`${email} is now: ${ROLE_WORDS[chosen]}`);
    },
    // Also the reader's own role may be another now.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['members'] }),
        queries.invalidateQueries({ queryKey: ['session'] }),
      ]),
  });
  const start = (): void => {
    change.reset();
    setChosen(role);
    open();
  };
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={start} aria-label={`Change role of ${email}`}>
        Change role
      </Button>
      <Confirm
        opened={isOpen}
        title={`What may ${email} do?`}
        action="Change the role"
        isPending={change.isPending}
        error={change.error}
        onConfirm={() => {
          change.mutate();
        }}
        onClose={close}
      >
        <RoleSelect value={chosen} onChange={setChosen} />
      </Confirm>
    </>
  );
}
