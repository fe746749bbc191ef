import { checkAnswers } from '../../fields/answers-check.js';
import { type Answer } from '../../fields/field.js';
import { fingerprintAnswers } from '../../overlaps/answer-fingerprints.js';
import { pack } from '../../overlaps/packed-fingerprints.js';
import { inspectAnswers, withoutSpans } from '../guard-rails/guard-rails.js';
import { type BlindAnswers, blindAnswers } from '../redaction/redaction.js';
import { verifyQuotes } from '../reviewers/quotes.js';
import { isReviewed, type Judgement, type ReviewAnswer } from '../reviewers/reviewer.js';
import { TextReviewer } from '../reviewers/text.reviewer.js';
import { composeReport, type ReportBody } from '../scoring/report.js';
import { type CarefulReading } from './careful-reading.js';
import { type Draft, NOTHING_BLINDED } from './draft.js';
import { ReviewFailure } from './review-failure.js';
import { simulate } from './simulator.js';
import { endsStage, type LegName, LEGS, type StepName } from './stages.js';

/** What it adds to the draft. @throws ReviewFailure, ReviewPutOff */
type Step = (draft: Draft, reading: CarefulReading) => Partial<Draft>;

const embedded = new TextReviewer();

const STEPS: Readonly<Record<StepName, Step>> = {
  blinding({ subject: { submission, fields, brief } }, reading) {
    const { answers, schemaId, founderName, contactEmail } = submission;
    if (schemaId !== null) {
      const { unknownKeys, missingKeys } = checkAnswers(fields, answers);
      if (unknownKeys.length > 0 || missingKeys.length > 0) throw new ReviewFailure('invalid_answers');
    }
    const blind = (some: readonly Answer[]): BlindAnswers =>
      blindAnswers({ founderName, contactEmail, fields, answers: some, brief });
    const blinded = reading.read('blinding', answers, blind, () => NOTHING_BLINDED);
    if (blinded.answers.length === 0 && reading.leftOut.length === 0) throw new ReviewFailure('no_usable_answers');
    return { blinded };
  },

  guard_rails({ subject, blinded }, reading) {
    const simulated = simulate(subject.submission);
    const { answers, flags, excluded } = reading.read(
      'guard_rails',
      blinded.originals,
      (some) => ({ answers: some, ...inspectAnswers(some) }),
      () => ({ answers: [], flags: [], excluded: [] }),
    );
    const originals = answers.filter(isReviewed);
    const keys = new Set(originals.map(({ key }) => key));
    const passed = blinded.answers.filter(({ key }) => keys.has(key));
    return { flags: [...simulated, ...flags], originals, read: withoutSpans(passed, excluded) };
  },

  judging({ subject: { brief }, read }, reading) {
    const judge = (answers: readonly ReviewAnswer[]): Judgement => embedded.judgeNow({ answers, brief });
    const nothing = (): Judgement => embedded.judgeNow({ answers: [], brief: null });
    return { judgement: reading.read('judging', read, judge, nothing) };
  },

  quotes({ judgement, read, originals }, reading) {
    const withoutQuotes = (): Judgement => ({
      ...judgement,
      summary: '',
      criteria: judgement.criteria.map((criterion) => ({ ...criterion, evidence: [] })),
    });
    const verify = (some: readonly ReviewAnswer[]): Judgement => verifyQuotes(judgement, some, originals);
    return { judgement: reading.read('quotes', read, verify, withoutQuotes) };
  },

  scoring({ subject: { settings }, blinded: { asked }, judgement, flags, originals }, reading) {
    const compose = (answers: readonly ReviewAnswer[]): ReportBody =>
      composeReport({ judgement, flags, answers, settings, asked });
    return { body: reading.read('scoring', originals, compose, () => compose([])) };
  },

  /** Fingerprints, by which near copies in other applications are found. */
  fingerprints({ subject: { submission }, read }, reading) {
    const fingerprint = (some: readonly ReviewAnswer[]) => fingerprintAnswers(submission, some);
    return { fingerprints: pack(reading.read('fingerprints', read, fingerprint, () => [])) };
  },
};

export function runSteps(leg: LegName, begun: Draft, reading: CarefulReading): Draft {
  let draft = begun;
  for (const name of LEGS[leg]) {
    draft = { ...draft, ...STEPS[name](draft, reading) };
    if (endsStage(name)) reading.reachedAt.push(Date.now());
  }
  return draft;
}
