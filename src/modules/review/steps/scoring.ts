import { type CarefulReading } from '../careful-reading.js';
import { type Draft } from '../draft.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { composeReport, type ReportBody } from '../scoring/report.js';

/** The report that levels and quotes come to. */
export function scoring(draft: Draft, reading: CarefulReading): Pick<Draft, 'body'> {
  const { subject, blinded, judgement, flags, originals } = draft;
  const compose = (answers: readonly ReviewAnswer[]): ReportBody =>
    composeReport({ judgement, flags, answers, settings: subject.settings, asked: blinded.asked });
  return { body: reading.read('scoring', originals, compose, () => compose([])) };
}
