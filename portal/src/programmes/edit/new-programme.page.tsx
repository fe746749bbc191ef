import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { api, bodyOf } from '../../api/client.js';
import { useMay } from '../../session/use-session.js';
import { useDraft } from '../../drafts/use-draft.js';
import { notifyDone } from '../../ui/notify.js';
import { EmptyState } from '../../ui/empty-state.js';
import { PageFrame } from '../../ui/page-frame.js';
import { NEW_PROGRAMME, type ProgrammeDraft, toBody } from './programme-draft.js';
import { ProgrammeForm } from './programme-form.js';

export function NewProgrammePage(): JSX.Element {
  const mayEdit = useMay('admin');
  const draft = useDraft<ProgrammeDraft>('new programme');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (draft: ProgrammeDraft) => bodyOf(api.POST('/v1/portal/cohorts', { body: toBody(draft) })),
    onSuccess: async ({ id, name }) => {
      await queries.invalidateQueries({ queryKey: ['programmes'] });
      notifyDone(`Created: ${name}`);
      await navigate({ to: '/programmes/$programmeId', params: { programmeId: id } });
    },
  });
  return (
    <PageFrame
      title="New programme"
      intro="It begins as a draft, with a form made from its brief. Nobody can apply before you open it."
    >
      {!mayEdit && (
        <EmptyState
          title="Your role does not allow this"
          hint="An owner or admin of your organisation can make a programme, or change your role."
        />
      )}
      {mayEdit && (
        <ProgrammeForm
          initial={NEW_PROGRAMME}
          written={draft.kept}
          onWrite={(written) => {
            if (written === null) draft.drop();
            else draft.keep(written);
          }}
          action="Create the programme"
          onSave={create.mutateAsync}
          isPending={create.isPending}
          error={create.error}
        />
      )}
    </PageFrame>
  );
}
