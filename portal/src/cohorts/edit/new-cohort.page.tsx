import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { useMay } from '../../session/use-session.js';
import { useDraft } from '../../drafts/use-draft.js';
import { notifyDone } from '../../ui/notify.js';
import { EmptyState } from '../../ui/empty-state.js';
import { PageFrame } from '../../ui/page-frame.js';
import { NEW_PROGRAMME, type CohortDraft, toBody } from './cohort-draft.js';
import { CohortForm } from './cohort-form.js';

export function NewCohortPage(): JSX.Element {
  const mayEdit = useMay('admin');
  const draft = useDraft<CohortDraft>('new cohort');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (draft: CohortDraft) => bodyOf(api.POST('/v1/portal/cohorts', { body: toBody(draft) })),
    onSuccess: async ({ id, name }) => {
      await queries.invalidateQueries({ queryKey: ['cohorts'] });
      notifyDone(`Created: ${name}`);
      await navigate({ to: '/cohorts/$cohortId', params: { cohortId: id } });
    },
  });
  return (
    <PageFrame
      title="New cohort"
      intro="It begins as a draft, with a form made from its brief. Nobody can apply before you open it."
    >
      {!mayEdit && (
        <EmptyState
          title="Your role does not allow this"
          hint="An owner or admin of your organisation can make a cohort, or change your role."
        />
      )}
      {mayEdit && (
        <CohortForm
          initial={NEW_PROGRAMME}
          written={draft.kept}
          onWrite={(written) => {
            if (written === null) draft.drop();
            else draft.keep(written);
          }}
          action="Create the cohort"
          onSave={create.mutateAsync}
          isPending={create.isPending}
          error={create.error}
        />
      )}
    </PageFrame>
  );
}
