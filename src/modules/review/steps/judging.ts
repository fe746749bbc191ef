import { type CarefulReading } from '../careful-reading.js';
import { type Draft } from '../draft.js';
import { type Judgement, type ReviewAnswer } from '../reviewers/reviewer.js';
import { TextReviewer } from '../reviewers/text.reviewer.js';

const embedded = new TextReviewer();

/** By the embedded reviewer. */
export function judging({ subject: { brief }, read }: Draft, reading: CarefulReading): Pick<Draft, 'judgement'> {
  const judge = (answers: readonly ReviewAnswer[]): Judgement => embedded.judgeNow({ answers, brief });
  const nothing = (): Judgement => embedded.judgeNow({ answers: [], brief: null });
  return { judgement: reading.read('judging', read, judge, nothing) };
}
