import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type components } from '../api/schema.js';
import { CheckedForm } from '../ui/checked-form.js';
import { Dialog } from '../ui/dialog.js';
import { FormError } from '../ui/form-error.js';
import { notifyDone } from '../ui/notify.js';

const MOST = 1_000_000;

export function GrantDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const queries = useQueryClient();
  const form = useForm<{ amount: number | string; note: string }>({
    initialValues: { amount: 100, note: '' },
    validate: { amount: (amount) => (typeof amount !== 'number' || amount < 1) && 'A whole number from 1 up' },
  });
  const grant = useMutation({
    mutationFn: (body: components['schemas']['GrantRequest']) => bodyOf(api.POST('/v1/portal/tokens/grants', { body })),
    onSuccess: ({ amount }) => {
      notifyDone(`Granted: ${amount.toLocaleString()} tokens`);
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['tokens'] }),
  });
  return (
    <Dialog opened onClose={onClose} title="Grant tokens">
      <CheckedForm
        onSubmit={(leadToFirst) =>
          form.onSubmit(({ amount, note }) => {
            grant.mutate({ amount: Number(amount), ...(note.trim() !== '' && { note: note.trim() }) });
          }, leadToFirst)
        }
      >
        <Stack>
          <Text size="sm">
            They are added to the balance at once. A grant cannot be taken back, and stands in the audit log.
          </Text>
          <NumberInput
            label="Amount"
            required
            min={1}
            max={MOST}
            allowDecimal={false}
            allowNegative={false}
            data-autofocus
            {...form.getInputProps('amount')}
          />
          <TextInput
            label="Note"
            description="What it is for; shown in the ledger."
            maxLength={1_000}
            {...form.getInputProps('note')}
          />
          <FormError error={grant.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={grant.isPending}>
              Grant
            </Button>
          </Group>
        </Stack>
      </CheckedForm>
    </Dialog>
  );
}
