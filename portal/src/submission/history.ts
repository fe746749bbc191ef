import { type SubmissionDetail } from '../api/types.js';
import { DECISION_WORDS, STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';

export interface Happening {
  readonly what: string;
  readonly who?: string;
  /** Null of what is under way. */
  readonly at: string | null;
  readonly isFailure?: boolean;
}

type Told = Pick<
  SubmissionDetail,
  'submitted_at' | 'decisions' | 'notes' | 'status' | 'timeline' | 'verdict' | 'overall_score'
>;

/** What has happened to an application, first to last. */
export function historyOf(submission: Told): Happening[] {
  const { submitted_at, decisions, notes, status } = submission;
  const past = [
    { what: 'Submitted', at: submitted_at },
    ...reviewsOf(submission),
    ...decisions.map((decision) => ({
      what: whatOf(decision),
      who: decision.by_applicant ? 'the applicant' : (decision.decided_by ?? 'a former member'),
      at: decision.decided_at,
    })),
    ...notes.map(({ author, created_at }) => ({
      what: 'Note added',
      who: author ?? 'a former member',
      at: created_at,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return status === 'pending' || status === 'processing'
    ? [...past, { what: STATUS_WORDS[status].label, at: null }]
    : past;
}

function whatOf({ from, to, by_applicant }: Told['decisions'][number]): string {
  if (by_applicant) return 'Withdrawn';
  if (from === to) return 'Reason corrected';
  return to === null ? 'Decision taken back' : `Decided: ${DECISION_WORDS[to].label.toLowerCase()}`;
}

/** A review goes through stages and may need several tries; what counts is how each try ended. */
function reviewsOf({ timeline, verdict, overall_score }: Told): (Happening & { readonly at: string })[] {
  const tries = timeline.filter(
    ({ run, attempt }, nth) => timeline[nth + 1]?.run !== run || timeline[nth + 1]?.attempt !== attempt,
  );
  return tries.map(({ run, stage, result, ended_at }, nth) => {
    const again = run > 1 ? ' again' : '';
    if (result === 'failed') return { what: `Review${again} failed`, at: ended_at, isFailure: true };
    const isLast = stage === 'report' && nth === tries.length - 1 && verdict !== null && overall_score !== null;
    return {
      what: isLast
        ? `Reviewed${again}: ${VERDICT_WORDS[verdict].label.toLowerCase()}, ${overall_score.toFixed(1)}`
        : `Reviewed${again}`,
      at: ended_at,
    };
  });
}
