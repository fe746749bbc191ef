import { Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../../api/types.js';
import { useMay } from '../../session/use-session.js';
import { Panel } from '../../ui/panel.js';
import { ZonedTime } from '../../ui/zoned-time.js';
import { NoteForm } from './note-form.js';

/** What the team thinks, among itself. */
export function NotesPanel({ submission: { id, notes } }: { readonly submission: SubmissionDetail }): JSX.Element {
  const mayNote = useMay('reviewer');
  return (
    <Panel title="Notes">
      <Stack gap="md">
        <Text size="sm" c="dimmed">{notes.length === 0 && 'None yet. '}Only the team reads them, never the applicant.</Text>
        {notes.length > 0 && (
          <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Notes so far">
            {notes.map(({ id: noteId, text, author, created_at }) => (
              <li key={noteId}>
                <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Text>
                <Text size="xs" c="dimmed">{author ?? 'A former member'}, <ZonedTime at={created_at} /></Text>
              </li>
            ))}
          </Stack>
        )}
        {mayNote && <NoteForm submissionId={id} />}
      </Stack>
    </Panel>
  );
}
