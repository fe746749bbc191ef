import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.js';
import { isStale } from '../../api/problem.js';
import { notifyDone } from '../../ui/notify.js';
import { type KnownProgramme, readProgramme, toKnownProgramme } from '../programmes.query.js';
import { type ProgrammeBody, type ProgrammeDraft, toChange, toDraft } from './programme-draft.js';

/** Somebody else has changed what the reader has changed too. */
export class StaleProgramme extends Error {
  constructor(
    readonly fields: readonly string[],
    readonly now: KnownProgramme,
  ) {
    super('Somebody else has changed the programme');
  }
}

interface Change {
  readonly draft: ProgrammeDraft;
  /** What of others is known, and replaced on purpose. */
  readonly onto: KnownProgramme;
}

/** Saves what was changed since `before`, and only that, unless somebody else has changed the same meanwhile. */
export function useProgrammeChange(before: KnownProgramme) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, onto }: Change) => save(toChange(draft, toDraft(before.programme)), onto),
    onSuccess: () => {
      notifyDone('Saved. Reports that exist keep the settings they were made with.');
    },
    // Also when it was too late: then what is shown next is theirs.
    onSettled: () => queries.invalidateQueries({ queryKey: ['programmes'] }),
  });
}

/** @throws StaleProgramme */
async function save(change: Partial<ProgrammeBody>, seen: KnownProgramme): Promise<KnownProgramme> {
  const params = { path: { cohort_id: seen.programme.id }, header: { 'If-Match': seen.tag } };
  try {
    return toKnownProgramme(await answerOf(api.PATCH('/v1/portal/cohorts/{cohort_id}', { params, body: change })));
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = await readProgramme(seen.programme.id);
    const theirs = Object.keys(toChange(toDraft(now.programme), toDraft(seen.programme)));
    const both = Object.keys(change).filter((name) => theirs.includes(name));
    if (both.length > 0) throw new StaleProgramme(both, now);
    // What they changed is something else: both are kept.
    return save(change, now);
  }
}
