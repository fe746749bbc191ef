import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { Dialog } from '../../ui/dialog.js';
import { FormEnd } from '../../ui/form-end.js';
import { notifyDone } from '../../ui/notify.js';
import { fromLocalInput, toLocalInput } from '../../ui/zoned-time.js';

const A_DAY_MS = 24 * 60 * 60 * 1_000;

export function Recover({ id }: { readonly id: string }): JSX.Element {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        Send what was missed
      </Button>
      {isOpen && <RecoverDialog id={id} onClose={close} />}
    </>
  );
}

function RecoverDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }): JSX.Element {
  const queries = useQueryClient();
  const [since, setSince] = useState(() => toLocalInput(new Date(Date.now() - A_DAY_MS).toISOString()));
  const recover = useMutation({
    mutationFn: (from: string) =>
      bodyOf(
        api.POST('/v1/portal/webhooks/{webhook_id}/recover', {
          params: { path: { webhook_id: id } },
          body: { since: from },
        }),
      ),
    onSuccess: ({ queued }) => {
      onClose();
      notifyDone(queued === 1 ? 'One event is on its way' : `${queued} events are on their way`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  return (
    <Dialog opened onClose={onClose} title="Send what was missed">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const from = fromLocalInput(since);
          if (from !== null) recover.mutate(from);
        }}
      >
        <Stack>
          <Text size="sm">
            What failed, and what happened while the webhook was off. What has arrived is not sent again.
          </Text>
          <TextInput
            type="datetime-local"
            label="Since"
            description="In your time zone; at most 30 days ago."
            required
            value={since}
            onChange={(event) => {
              setSince(event.currentTarget.value);
            }}
          />
          <FormEnd action="Send them" isPending={recover.isPending} error={recover.error} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
