import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isStale } from '../api/problem.js';
import { type Submission, type SubmissionDetail } from '../api/types.js';
import { decide } from '../submission/decision/use-decision.js';
import { readSubmission } from '../submission/submission.query.js';
import { type Decision } from '../ui/words.js';
import { titleOf } from '../submissions/title.js';
import { type Counts } from '../submissions/submissions.query.js';
import { boardColumnQuery, type BoardSearch } from './board-column.query.js';

export interface Move {
  readonly submission: Submission;
  readonly from: Decision;
  readonly to: Decision;
  /** For the team; most moves need none. */
  readonly reason?: string;
}

export function nameOf({ submission }: Move): string {
  return titleOf(submission);
}

/** Somebody else has moved the card, so that it no longer is where the board showed it. */
export class MovedMeanwhile extends Error {
  constructor(
    readonly move: Move,
    readonly now: SubmissionDetail,
  ) {
    super('Somebody else has moved the submission');
  }
}

const MOVES = ['moves'];

/** Moves a card at once, and back when the service says that it cannot be. */
export function useMove(board: BoardSearch) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: MOVES,
    mutationFn: move,
    onMutate: async ({ submission, from, to }: Move) => {
      await queries.cancelQueries({ queryKey: ['submissions'] });
      const moved = { ...submission, review_status: to === 'none' ? null : to };
      changeColumn(queries, board, from, (cards) => cards.filter(({ id }) => id !== submission.id));
      changeColumn(queries, board, to, (cards) => [moved, ...cards.filter(({ id }) => id !== submission.id)]);
    },
    // Where everything really is, whether it worked or not: after the last of several moves, since it would take back those under way.
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: MOVES }) === 1)
        await queries.invalidateQueries({ queryKey: ['submissions'] });
    },
  });
}

/** @throws MovedMeanwhile */
async function move(wanted: Move): Promise<Submission> {
  const {
    submission: { id },
    from,
    to,
    reason = '',
  } = wanted;
  const { submission, tag } = await readSubmission(id);
  if ((submission.review_status ?? 'none') !== from) throw new MovedMeanwhile(wanted, submission);
  try {
    return await decide(id, { decision: to, reason, tag });
  } catch (error) {
    if (!isStale(error)) throw error;
    throw new MovedMeanwhile(wanted, (await readSubmission(id)).submission);
  }
}

function changeColumn(
  queries: QueryClient,
  board: BoardSearch,
  decision: Decision,
  change: (cards: Submission[]) => Submission[],
): void {
  queries.setQueryData(boardColumnQuery(board, decision).queryKey, (column) => {
    if (column === undefined) return undefined;
    const before = column.pages.flatMap(({ submissions }) => submissions);
    const cards = change(before);
    const counts = (known: Counts | null): Counts | null =>
      known && { ...known, total: known.total + cards.length - before.length };
    // All on the first page: the next answer of the service deals them out again.
    return {
      ...column,
      pages: column.pages.map((page, index) => ({
        ...page,
        submissions: index === 0 ? cards : [],
        counts: counts(page.counts),
      })),
    };
  });
}
