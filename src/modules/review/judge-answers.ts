import { withoutSpans } from './guard-rails/excluded.js';
import { type GuardRailFlag } from './guard-rails/guard-rail.js';
import { inspectAnswers } from './guard-rails/guard-rails.js';
import { verifyQuotes } from './quotes.js';
import { type BlindAnswers } from './redaction.js';
import { type Judgement, type ReviewAnswer, type ReviewInput } from './reviewers/reviewer.js';

/** A judgement, with whatever its reviewer has to say about how it came about. */
interface Given {
  readonly judgement: Judgement;
}

export interface Inspected {
  readonly flags: GuardRailFlag[];
  /** The answers as the reviewer reads them. */
  readonly read: ReviewAnswer[];
}

export interface Judged<Opinion extends Given> extends Inspected {
  readonly opinion: Opinion;
}

/** The guard rails: what they find, and what they leave for the reviewer. */
export function inspectBlind(blind: BlindAnswers): Inspected {
  const { flags, excluded } = inspectAnswers(blind.originals, blind.unread);
  return { flags, read: withoutSpans(blind.answers, excluded) };
}

/** Guard rails before the reviewer, and the check of its quotes after it. Rejects as `ask` does. */
export async function judgeAnswers<Opinion extends Given>(
  blind: BlindAnswers,
  brief: string | null,
  ask: (input: ReviewInput) => Promise<Opinion>,
): Promise<Judged<Opinion>> {
  const { flags, read } = inspectBlind(blind);
  const opinion = await ask({ answers: read, brief });
  return { opinion: { ...opinion, judgement: verifyQuotes(opinion.judgement, read, blind.originals) }, flags, read };
}
