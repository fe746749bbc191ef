import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../api/client.js';
import { type Cohort } from '../../api/types.js';
import { notifyDone } from '../../ui/notify.js';
import { type ProgrammeDraft, toChange, toDraft } from './programme-draft.js';

/** Somebody else has changed what the reader has changed too. */
export class StaleProgramme extends Error {
  constructor(readonly fields: readonly string[]) {
    super('The programme was changed meanwhile');
  }
}

interface Change {
  readonly draft: ProgrammeDraft;
  /** Whether it is known, and meant, that it replaces what somebody else has saved. */
  readonly isForced: boolean;
}

/** Saves what was changed since `before`, and only that; first looks whether anybody else has been there. */
export function useProgrammeChange({ id }: Cohort, before: ProgrammeDraft) {
  const queries = useQueryClient();
  const path = { cohort_id: id };
  return useMutation({
    mutationFn: async ({ draft, isForced }: Change) => {
      const change = toChange(draft, before);
      const now = await bodyOf(api.GET('/v1/portal/cohorts/{cohort_id}', { params: { path } }));
      const theirs = Object.keys(toChange(toDraft(now), before));
      const both = Object.keys(change).filter((name) => theirs.includes(name));
      if (both.length > 0 && !isForced) throw new StaleProgramme(both);
      return bodyOf(api.PATCH('/v1/portal/cohorts/{cohort_id}', { params: { path }, body: change }));
    },
    onSuccess: () => { notifyDone('Saved. Reports that exist keep the settings they were made with.'); },
    // Also when it was too late: then what is shown next is theirs.
    onSettled: () => queries.invalidateQueries({ queryKey: ['programmes'] }),
  });
}
