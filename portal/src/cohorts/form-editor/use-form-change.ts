import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.js';
import { isStale } from '../../api/problem.js';
import { notifyDone } from '../../ui/notify.js';
import { type KnownForm, readForm, toKnownForm } from '../form.query.js';
import { type FormField } from './question.js';

/** Somebody else has saved the form since it was opened here. */
export class StaleForm extends Error {
  constructor(readonly now: KnownForm) {
    super('Somebody else has changed the form');
  }
}

interface Change {
  readonly fields: FormField[];
  /** The form that it replaces, as far as is known. */
  readonly onto: KnownForm;
}

/** Saves the form as a new version, unless somebody else has made one meanwhile. */
export function useFormChange(cohortId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ fields, onto }: Change): Promise<KnownForm> => {
      const params = { path: { cohort_id: cohortId }, header: { 'If-Match': onto.tag } };
      try {
        return toKnownForm(
          await answerOf(api.PUT('/v1/portal/cohorts/{cohort_id}/form', { params, body: { fields } })),
        );
      } catch (error) {
        throw isStale(error) ? new StaleForm(await readForm(cohortId)) : error;
      }
    },
    onSuccess: ({ form }) => {
      notifyDone(`Saved as version ${String(form.version)}. Submissions keep the version that they were made with.`);
    },
    // Also when it was too late: then what is shown next is theirs.
    onSettled: () => queries.invalidateQueries({ queryKey: ['cohorts'] }),
  });
}

/** Makes a new version of the form that was seen. */
export function useFormGeneration(cohortId: string, { tag }: KnownForm) {
  const queries = useQueryClient();
  const params = { path: { cohort_id: cohortId }, header: { 'If-Match': tag } };
  return useMutation({
    mutationFn: async () =>
      toKnownForm(await answerOf(api.POST('/v1/portal/cohorts/{cohort_id}/form/generate', { params }))),
    onSuccess: ({ form }) => {
      notifyDone(`Generated version ${String(form.version)} from the brief.`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['cohorts'] }),
  });
}
