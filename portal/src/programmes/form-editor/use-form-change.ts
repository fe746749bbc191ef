import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../api/client.js';
import { notifyDone } from '../../ui/notify.js';
import { type FormField } from './question.js';

/** Somebody else has saved the form since it was opened here. */
export class StaleForm extends Error {
  constructor(readonly version: number) {
    super('The form was changed meanwhile');
  }
}

interface Change {
  readonly fields: FormField[];
  /** The version that it was made of. */
  readonly version: number;
  /** Whether it is known, and meant, that it replaces what somebody else has saved. */
  readonly isForced: boolean;
}

/** Saves the form as a new version; first looks whether anybody else has made one. */
export function useFormChange(programmeId: string) {
  const queries = useQueryClient();
  const params = { path: { cohort_id: programmeId } };
  return useMutation({
    mutationFn: async ({ fields, version, isForced }: Change) => {
      const now = await bodyOf(api.GET('/v1/portal/cohorts/{cohort_id}/form', { params }));
      if (now.version !== version && !isForced) throw new StaleForm(now.version);
      return bodyOf(api.PUT('/v1/portal/cohorts/{cohort_id}/form', { params, body: { fields } }));
    },
    onSuccess: ({ version }) => { notifyDone(`Saved as version ${String(version)}. Submissions keep the version that they were made with.`); },
    // Also when it was too late: then what is shown next is theirs.
    onSettled: () => queries.invalidateQueries({ queryKey: ['programmes'] }),
  });
}

export function useFormGeneration(programmeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/v1/portal/cohorts/{cohort_id}/form/generate', { params: { path: { cohort_id: programmeId } } })),
    onSuccess: async ({ version }) => {
      await queries.invalidateQueries({ queryKey: ['programmes'] });
      notifyDone(`Generated version ${String(version)} from the brief.`);
    },
  });
}
