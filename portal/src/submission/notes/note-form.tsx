import { Button, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { useDraft } from '../../drafts/use-draft.js';
import { FormError } from '../../ui/form-error.js';
import { UnsavedChanges } from '../../ui/unsaved-changes.js';

interface NoteFormProps {
  readonly submissionId: string;
  readonly onAdded: () => void;
}

export function NoteForm({ submissionId, onAdded }: NoteFormProps): JSX.Element {
  const draft = useDraft<string>(`note ${submissionId}`);
  const [text, setText] = useState(draft.kept ?? '');
  const write = (written: string): void => {
    setText(written);
    draft.keep(written);
  };
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () =>
      bodyOf(
        api.POST('/v1/portal/submissions/{submission_id}/notes', {
          params: { path: { submission_id: submissionId } },
          body: { text: text.trim() },
        }),
      ),
    onSuccess: () => {
      setText('');
      draft.drop();
    },
    // Also when it failed: the submission may have been erased.
    onSettled: () => queries.invalidateQueries({ queryKey: ['submissions', 'one', submissionId] }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(undefined, { onSuccess: onAdded });
      }}
    >
      <UnsavedChanges isUnsaved={() => text.trim() !== ''} onLeave={draft.drop} />
      <Stack gap="xs">
        {/* The field is emptied once the note is stored: with what was written meanwhile. */}
        <Textarea
          label="New note"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5_000}
          disabled={add.isPending}
          value={text}
          onChange={(event) => {
            write(event.currentTarget.value);
          }}
        />
        <FormError error={add.error} />
        <Button
          type="submit"
          variant="default"
          loading={add.isPending}
          disabled={text.trim() === ''}
          style={{ alignSelf: 'flex-start' }}
        >
          Add the note
        </Button>
      </Stack>
    </form>
  );
}
