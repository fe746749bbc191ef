import { DEFAULT_REVIEW_SETTINGS } from '../../rubric/rubric.js';
import { type Reviewer } from '../reviewers/reviewer.js';
import { CarefulReading } from './careful-reading.js';
import { type Draft, draftOf, type ReviewSubject } from './draft.js';
import { runSteps } from './steps.js';

/** A signal that never fires, since nobody can hang up here. */
const NEVER = new AbortController().signal;

/** What a reviewer reads of an application that was submitted to no cohort. */
export type UnsubmittedApplication = Pick<ReviewSubject, 'fields' | 'brief'> &
  Pick<ReviewSubject['submission'], 'founderName' | 'contactEmail' | 'answers'>;

/** In this thread, with default settings and without time budgets. @throws ReviewFailure, ReviewerError */
export async function reviewInProcess(application: UnsubmittedApplication, reviewer: Reviewer): Promise<Draft> {
  const { fields, brief, ...told } = application;
  const submission = { ...told, cohortId: '', environment: 'live' as const, schemaId: null, submittedAt: new Date() };
  const subject: ReviewSubject = { submission, fields, brief, settings: DEFAULT_REVIEW_SETTINGS };
  const reading = new CarefulReading({ isCareful: false, leftOut: [] }, [], new Int32Array());
  const prepared = runSteps('before_judging', draftOf(subject), reading);
  const judgement = await reviewer.judge({ answers: prepared.read, brief }, NEVER);
  return runSteps('after_judging', { ...prepared, judgement }, reading);
}
