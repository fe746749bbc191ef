import { withoutSpans } from './guard-rails/excluded.js';
import { type GuardRailFlag } from './guard-rails/guard-rail.js';
import { inspectAnswers } from './guard-rails/guard-rails.js';
import { verifyQuotes } from './quotes.js';
import { type BlindAnswers } from './redaction.js';
import { type Judgement, type ReviewInput } from './reviewers/reviewer.js';

/** A judgement, with whatever its reviewer has to say about how it came about. */
interface Given {
  readonly judgement: Judgement;
}

/** Guard rails before the reviewer, and the check of its quotes after it. Rejects as `ask` does. */
export async function judgeAnswers<Opinion extends Given>(
  blind: BlindAnswers,
  brief: string | null,
  ask: (input: ReviewInput) => Promise<Opinion>,
): Promise<{ opinion: Opinion; flags: GuardRailFlag[] }> {
  const { flags, excluded } = inspectAnswers(blind.originals);
  const answers = withoutSpans(blind.answers, excluded);
  const opinion = await ask({ answers, brief });
  return { opinion: { ...opinion, judgement: verifyQuotes(opinion.judgement, answers, blind.originals) }, flags };
}
