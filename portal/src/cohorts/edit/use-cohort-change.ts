import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.js';
import { isStale } from '../../api/problem.js';
import { notifyDone } from '../../ui/notify.js';
import { type KnownCohort, readCohort, toKnownCohort } from '../cohorts.query.js';
import { type CohortBody, type CohortDraft, toChange, toDraft } from './cohort-draft.js';

/** Somebody else has changed what the reader has changed too. */
export class StaleCohort extends Error {
  constructor(
    readonly fields: readonly string[],
    readonly now: KnownCohort,
  ) {
    super('Somebody else has changed the cohort');
  }
}

interface Change {
  readonly draft: CohortDraft;
  /** What of others is known, and replaced on purpose. */
  readonly onto: KnownCohort;
}

/** Saves what was changed since `before`, and only that, unless somebody else has changed the same meanwhile. */
export function useCohortChange(before: KnownCohort) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, onto }: Change) => save(toChange(draft, toDraft(before.cohort)), onto),
    onSuccess: () => {
      notifyDone('Saved. Reports that exist keep the settings they were made with.');
    },
    // Also when it was too late: then what is shown next is theirs.
    onSettled: () => queries.invalidateQueries({ queryKey: ['cohorts'] }),
  });
}

/** @throws StaleCohort */
async function save(change: Partial<CohortBody>, seen: KnownCohort): Promise<KnownCohort> {
  const params = { path: { cohort_id: seen.cohort.id }, header: { 'If-Match': seen.tag } };
  try {
    return toKnownCohort(await answerOf(api.PATCH('/v1/portal/cohorts/{cohort_id}', { params, body: change })));
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = await readCohort(seen.cohort.id);
    const theirs = Object.keys(toChange(toDraft(now.cohort), toDraft(seen.cohort)));
    const both = Object.keys(change).filter((name) => theirs.includes(name));
    if (both.length > 0) throw new StaleCohort(both, now);
    // What they changed is something else: both are kept.
    return save(change, now);
  }
}
