import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api, bodyOf } from '../../api/client.js';
import { type SubmissionDetail } from '../../api/types.js';
import { useDraft } from '../../drafts/use-draft.js';
import { useMay, useSession } from '../../session/use-session.js';
import { focusIfLost } from '../../ui/focus-if-lost.js';
import { LinkedText } from '../../ui/linked-text.js';
import { FormError } from '../../ui/form-error.js';
import { UnsavedChanges } from '../../ui/unsaved-changes.js';
import { ZonedTime } from '../../ui/zoned-time.js';

interface NoteProps {
  readonly submissionId: string;
  readonly note: SubmissionDetail['notes'][number];
}

/** A note of the team; its author can change it. */
export function Note({ submissionId, note }: NoteProps): JSX.Element {
  const { id, text, author, created_at, edited_at } = note;
  const draft = useDraft<string>(`note ${id}`);
  const [written, setWritten] = useState(draft.kept);
  const isOwn = useSession().member.email === author;
  const mayNote = useMay('reviewer');
  const queries = useQueryClient();
  const shown = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    draft.drop();
    flushSync(() => {
      setWritten(null);
    });
    focusIfLost(shown.current);
  };
  const save = useMutation({
    mutationFn: (changed: string) =>
      bodyOf(
        api.PATCH('/v1/portal/submissions/{submission_id}/notes/{note_id}', {
          params: { path: { submission_id: submissionId, note_id: id } },
          body: { text: changed.trim() },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['submissions', 'one', submissionId] });
      leave();
    },
  });
  const write = (changed: string): void => {
    setWritten(changed);
    draft.keep(changed);
  };
  if (written !== null) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(written);
        }}
      >
        <UnsavedChanges isUnsaved={() => written.trim() !== text} onLeave={draft.drop} />
        <Stack gap="xs">
          <Textarea
            label="Your note"
            autosize
            minRows={2}
            maxRows={10}
            maxLength={5_000}
            autoFocus
            disabled={save.isPending}
            value={written}
            onChange={(event) => {
              write(event.currentTarget.value);
            }}
          />
          <FormError error={save.error} />
          <Group gap="xs">
            <Button type="submit" size="xs" loading={save.isPending} disabled={written.trim() === ''}>
              Save the note
            </Button>
            <Button size="xs" variant="default" onClick={leave} disabled={save.isPending}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    );
  }
  return (
    <div ref={shown} tabIndex={-1}>
      <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        <LinkedText>{text}</LinkedText>
      </Text>
      <Text size="xs" c="dimmed">
        {author ?? 'A former member'}, <ZonedTime at={created_at} />
        {edited_at !== null && (
          <>
            , edited <ZonedTime at={edited_at} />
          </>
        )}
      </Text>
      {isOwn && mayNote && (
        <Button
          variant="subtle"
          size="compact-xs"
          px={0}
          onClick={() => {
            write(text);
          }}
        >
          Edit
        </Button>
      )}
    </div>
  );
}
