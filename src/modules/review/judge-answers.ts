import { withoutSpans } from './guard-rails/excluded.js';
import { type GuardRailFlag } from './guard-rails/guard-rail.js';
import { inspectAnswers } from './guard-rails/guard-rails.js';
import { verifyQuotes } from './quotes.js';
import { type BlindAnswers } from './redaction.js';
import { type Judgement, type Reviewer } from './reviewers/reviewer.js';

export interface Judged {
  /** With its quotes verified. */
  readonly judgement: Judgement;
  readonly flags: GuardRailFlag[];
}

/** Guard rails before the reviewer, and the check of its quotes after it. @throws ReviewerError */
export async function judgeAnswers(
  blind: BlindAnswers,
  { reviewer, brief, signal }: { reviewer: Reviewer; brief: string | null; signal: AbortSignal },
): Promise<Judged> {
  const { flags, excluded } = inspectAnswers(blind.originals, blind.unread);
  const answers = withoutSpans(blind.answers, excluded);
  const judgement = await reviewer.judge({ answers, brief }, signal);
  return { judgement: verifyQuotes(judgement, answers, blind.originals), flags };
}
