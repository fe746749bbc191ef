import { type CarefulReading } from '../careful-reading.js';
import { type Draft } from '../draft.js';
import { TextReviewer } from '../reviewers/text.reviewer.js';

const embedded = new TextReviewer();

/** By the embedded reviewer. */
export function judging({ subject: { brief }, read }: Draft, reading: CarefulReading): Pick<Draft, 'judgement'> {
  const readable = reading.readable('judging', read, (answer) => embedded.judgeNow({ answers: [answer], brief }));
  const judgement = reading.together(
    'judging',
    () => embedded.judgeNow({ answers: readable, brief }),
    () => embedded.judgeNow({ answers: [], brief: null }),
  );
  return { judgement };
}
