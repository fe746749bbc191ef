import { Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionDetail } from '../../api/types.js';
import { useMay } from '../../session/use-session.js';
import { Panel } from '../../ui/panel.js';
import { Note } from './note.js';
import { NoteForm } from './note-form.js';

/** What the team thinks, among itself. */
export function NotesPanel({ submission: { id, notes } }: { readonly submission: SubmissionDetail }): JSX.Element {
  const mayNote = useMay('reviewer');
  return (
    <div {...(notes.length === 0 && { className: 'never-printed' })}>
      <Panel title="Notes">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {notes.length === 0 && 'None yet. '}Only the team reads them, never the applicant.
          </Text>
          {notes.length > 0 && (
            <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Notes so far">
              {notes.map((note) => (
                <li key={note.id}>
                  <Note submissionId={id} note={note} />
                </li>
              ))}
            </Stack>
          )}
          {mayNote && <NoteForm submissionId={id} />}
        </Stack>
      </Panel>
    </div>
  );
}
