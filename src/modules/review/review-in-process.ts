import { CarefulReading } from './careful-reading.js';
import { type Draft, draftOf, type ReviewSubject } from './draft.js';
import { type Reviewer } from './reviewers/reviewer.js';
import { runSteps, type Way } from './steps.js';

/** All stages of a review here and now, without threads and budgets. @throws ReviewFailure, ReviewerError */
export async function reviewInProcess(subject: ReviewSubject, reviewer: Reviewer): Promise<Draft> {
  const keys = subject.submission.answers.map(({ key }) => key);
  const reading = new CarefulReading({ isCareful: false, leftOut: [] }, keys, new Int32Array());
  const way: Way = { reading, reach: () => undefined };
  const prepared = runSteps('before_judging', draftOf(subject), way);
  const { signal } = new AbortController();
  const judgement = await reviewer.judge({ answers: prepared.read, brief: subject.brief }, signal);
  return runSteps('after_judging', { ...prepared, judgement }, way);
}
