import { Stack, Text } from '@mantine/core';
import { type JSX, useRef } from 'react';
import { type SubmissionDetail } from '../../api/types.js';
import { useMay } from '../../session/use-session.js';
import { focusIfLost } from '../../ui/focus-if-lost.js';
import { Panel } from '../../ui/panel.js';
import { Note } from './note.js';
import { NoteForm } from './note-form.js';

/** What the team thinks, among itself. */
export function NotesPanel({ submission: { id, notes } }: { readonly submission: SubmissionDetail }): JSX.Element {
  const mayNote = useMay('reviewer');
  const soFar = useRef<HTMLDivElement>(null);
  return (
    <div {...(notes.length === 0 && { className: 'never-printed' })}>
      <Panel title="Notes">
        <Stack gap="md">
          <Stack gap="md" ref={soFar} tabIndex={-1}>
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
          </Stack>
          {mayNote && (
            <NoteForm
              submissionId={id}
              onAdded={() => {
                focusIfLost(soFar.current);
              }}
            />
          )}
        </Stack>
      </Panel>
    </div>
  );
}
