import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { type components } from '../../api/schema.js';
import { KeyDialog } from './key-dialog.js';
import { KeyForm } from './key-form.js';

export type NewKeyBody = components['schemas']['CreateApiKeyRequest'];

export function NewKeyDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (body: NewKeyBody) => bodyOf(api.POST('/v1/portal/api-keys', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['api-keys'] }),
    // The key is nobody's to find again once the dialog is gone.
    gcTime: 0,
  });
  return (
    <KeyDialog title="New API key" isPending={create.isPending} made={create.data} onClose={onClose}>
      <KeyForm
        onSubmit={(body) => {
          create.mutate(body);
        }}
        isPending={create.isPending}
        error={create.error}
        onCancel={onClose}
      />
    </KeyDialog>
  );
}
