import { type ClarityRole } from '../fields/field.js';
import { checkAnswers } from '../fields/answers-check.js';
import { fingerprintAnswers, type OverlapScope } from '../overlaps/answer-fingerprints.js';
import { pack } from '../overlaps/packed-fingerprints.js';
import { type ReviewSettings } from '../rubric/rubric.js';
import { type CarefulReading } from './careful-reading.js';
import { withoutSpans } from './guard-rails/excluded.js';
import { type Findings, type GuardRailFlag } from './guard-rails/guard-rail.js';
import { inspectAnswers, mergeFindings } from './guard-rails/guard-rails.js';
import { verifyQuotes } from './quotes.js';
import { type BlindAnswers, blindAnswers } from './redaction.js';
import { type ReviewCase } from './review-case.js';
import { ReviewFailure } from './review-failure.js';
import { type Judgement, type ReviewAnswer, type ReviewInput } from './reviewers/reviewer.js';
import { TextReviewer } from './reviewers/text.reviewer.js';
import { composeReport, type ReportBody } from './scoring/report.js';
import { simulate } from './simulator.js';

/** Before a reviewer judges. */
export interface Prepared {
  readonly flags: GuardRailFlag[];
  /** The answers as the reviewer reads them. */
  readonly read: ReviewAnswer[];
  /** The same in their original words. */
  readonly originals: ReviewAnswer[];
  /** What the questions ask for, answered or not. */
  readonly asked: ClarityRole[];
}

/** After it has. */
export interface Judged extends Prepared {
  readonly judgement: Judgement;
  readonly settings: ReviewSettings;
  readonly scope: OverlapScope;
}

export interface Finished {
  /** With its quotes verified. */
  readonly judgement: Judgement;
  readonly body: ReportBody;
  /** Packed; nothing when no answer is long enough. */
  readonly fingerprints: Uint8Array;
}

const embedded = new TextReviewer();

/** What the reviewer may read of a submission. @throws ReviewFailure */
export function blind({ submission, fields, brief }: ReviewCase, reading: CarefulReading): BlindAnswers {
  const { answers, schemaId, founderName, contactEmail } = submission;
  if (schemaId !== null) {
    const { unknownKeys, missingKeys } = checkAnswers(fields, answers);
    if (unknownKeys.length > 0 || missingKeys.length > 0) throw new ReviewFailure('invalid_answers');
  }
  const blindOf = (some: ReviewCase['submission']['answers']): BlindAnswers =>
    blindAnswers({ founderName, contactEmail, fields, answers: some, brief });
  const readable = reading.readable('blinding', answers, (answer) => blindOf([answer]));
  const blinded = reading.together(
    'blinding',
    () => blindOf(readable),
    () => ({ answers: [], originals: [], unread: [], asked: [], redactions: 0 }),
  );
  if (blinded.answers.length === 0 && reading.leftOut.length === 0) throw new ReviewFailure('no_usable_answers');
  return blinded;
}

/** The guard rails: what they find, and what they leave for the reviewer. @throws ReviewFailure, ReviewPutOff */
export function inspect(
  { submission }: ReviewCase,
  { answers, originals, unread, asked }: BlindAnswers,
  reading: CarefulReading,
): Prepared {
  const simulated = simulate(submission);
  const found = new Map<string, Findings>();
  const passes = (some: readonly ReviewAnswer[]): ReviewAnswer[] =>
    reading.readable('guard_rails', some, (one) => found.set(one.key, inspectAnswers([one])));
  const [passed, passedUnread] = [passes(originals), passes(unread)];
  const { flags, excluded } = reading.together(
    'guard_rails',
    () => inspectAnswers(passed, passedUnread),
    () => mergeFindings([...found.values()]),
  );
  const keys = new Set(passed.map(({ key }) => key));
  const read = withoutSpans(
    answers.filter(({ key }) => keys.has(key)),
    excluded,
  );
  return { flags: [...simulated, ...flags], read, originals: passed, asked };
}

/** By the embedded reviewer. */
export function judge({ answers, brief }: ReviewInput, reading: CarefulReading): Judgement {
  const readable = reading.readable('judging', answers, (answer) => embedded.judgeNow({ answers: [answer], brief }));
  return reading.together(
    'judging',
    () => embedded.judgeNow({ answers: readable, brief }),
    () => embedded.judgeNow({ answers: [], brief: null }),
  );
}

/** The quotes held to the answers. */
export function verify({ judgement, read, originals }: Judged, reading: CarefulReading): Judgement {
  const withoutQuotes = (): Judgement => ({
    ...judgement,
    summary: '',
    criteria: judgement.criteria.map((criterion) => ({ ...criterion, evidence: [] })),
  });
  return reading.together('quotes', () => verifyQuotes(judgement, read, originals), withoutQuotes);
}

export function score({ judgement, originals, flags, settings, asked }: Judged, reading: CarefulReading): ReportBody {
  const compose = (answers: readonly ReviewAnswer[]): ReportBody =>
    composeReport({ judgement, flags, answers, settings, asked });
  const readable = reading.readable('scoring', originals, (answer) => compose([answer]));
  return reading.together(
    'scoring',
    () => compose(readable),
    () => compose([]),
  );
}

export function fingerprint({ scope, read }: Judged, reading: CarefulReading): Uint8Array {
  const printsOf = (some: readonly ReviewAnswer[]): ReturnType<typeof fingerprintAnswers> =>
    fingerprintAnswers(scope, some);
  const readable = reading.readable('fingerprints', read, (answer) => printsOf([answer]));
  return pack(
    reading.together(
      'fingerprints',
      () => printsOf(readable),
      () => [],
    ),
  );
}
