import { checkAnswers } from '../fields/answers-check.js';
import { fingerprintAnswers, type OverlapScope } from '../overlaps/answer-fingerprints.js';
import { pack } from '../overlaps/packed-fingerprints.js';
import { inspectBlind, type Inspected } from './judge-answers.js';
import { verifyQuotes } from './quotes.js';
import { type BlindAnswers, blindAnswers } from './redaction.js';
import { type ReviewCase } from './review-case.js';
import { ReviewFailure } from './review-failure.js';
import { type Judgement, type ReviewAnswer, type ReviewInput } from './reviewers/reviewer.js';
import { TextReviewer } from './reviewers/text.reviewer.js';
import { composeReport, type ReportBody } from './scoring/report.js';
import { normalise } from './text/normalise.js';

const embedded = new TextReviewer();
const { signal: never } = new AbortController();

/** What a review computes, from plain data to plain data: it makes no difference on which thread. */
export const STEPS = {
  /** The answers that a reviewer may read. @throws ReviewFailure */
  blind: ({ submission, fields, brief }: ReviewCase): BlindAnswers => {
    const { answers, schemaId, founderName, contactEmail } = submission;
    if (schemaId !== null) {
      const { unknownKeys, missingKeys } = checkAnswers(fields, answers);
      if (unknownKeys.length > 0 || missingKeys.length > 0) throw new ReviewFailure('invalid_answers');
    }
    const blind = blindAnswers({ founderName, contactEmail, fields, answers, brief });
    if (blind.answers.length === 0) throw new ReviewFailure('no_usable_answers');
    return blind;
  },
  inspect: (blind: BlindAnswers): Inspected => inspectBlind(blind),
  /** By the embedded reviewer. */
  judge: (input: ReviewInput): Promise<Judgement> => embedded.judge(input, never),
  verify: ({ judgement, read, originals }: { judgement: Judgement; read: ReviewAnswer[]; originals: ReviewAnswer[] }): Judgement =>
    verifyQuotes(judgement, read, originals),
  compose: (parts: Parameters<typeof composeReport>[0]): ReportBody => composeReport(parts),
  /** Packed; nothing when no answer is long enough. */
  fingerprint: ({ scope, read }: { scope: OverlapScope; read: ReviewAnswer[] }): Uint8Array =>
    pack(fingerprintAnswers(scope, read.map(({ key, value }) => ({ key, text: normalise(value).text })))),
};

export type StepName = keyof typeof STEPS;
export type StepInput<N extends StepName> = Parameters<(typeof STEPS)[N]>[0];
export type StepOutput<N extends StepName> = Awaited<ReturnType<(typeof STEPS)[N]>>;

export async function runStep<N extends StepName>(name: N, input: StepInput<N>): Promise<StepOutput<N>> {
  const step = STEPS[name] as (input: StepInput<N>) => StepOutput<N> | Promise<StepOutput<N>>;
  return step(input);
}
