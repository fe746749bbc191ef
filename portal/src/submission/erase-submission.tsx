import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { api, bodyOf } from '../api/client.js';
import { type SubmissionDetail } from '../api/types.js';
import { useMay } from '../session/use-session.js';
import { Confirm } from '../ui/confirm.js';
import { notifyDone } from '../ui/notify.js';

const route = getRouteApi('/team/submissions/$submissionId');

/** Erases an applicant's data at their request. */
export function EraseSubmission({
  submission: { id, contact_email, is_preview },
}: {
  readonly submission: SubmissionDetail;
}): JSX.Element | null {
  const [isOpen, { open, close }] = useDisclosure(false);
  const mayErase = useMay('admin');
  const queries = useQueryClient();
  const list = route.useSearch();
  const navigate = route.useNavigate();
  const erase = useMutation({
    mutationFn: () =>
      bodyOf(api.DELETE('/v1/portal/submissions/{submission_id}', { params: { path: { submission_id: id } } })),
    onSuccess: async () => {
      notifyDone('Erased for good.');
      await navigate({ to: '/submissions', search: { ...list, ...(is_preview && { tab: 'preview' }) }, replace: true });
      // Nothing of it stays in the browser either.
      queries.removeQueries({ queryKey: ['submissions', 'one', id] });
      await queries.invalidateQueries({ queryKey: ['submissions'] });
    },
  });
  if (!mayErase) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        Erase
      </Button>
      <Confirm
        opened={isOpen}
        title="Erase this submission?"
        action="Erase it for good"
        isDangerous
        typed={contact_email}
        isPending={erase.isPending}
        error={erase.error}
        onConfirm={() => {
          erase.mutate();
        }}
        onClose={close}
      >
        Name, address, answers, report, notes and reasons are gone for good, and nobody can read it any more: by the API
        neither. Statistics, tokens and the audit log keep numbers without names.
      </Confirm>
    </>
  );
}
