import { fingerprintAnswers } from '../../overlaps/answer-fingerprints.js';
import { pack } from '../../overlaps/packed-fingerprints.js';
import { type CarefulReading } from '../careful-reading.js';
import { type Draft } from '../draft.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';

/** By which answers are found that say nearly the same in another application. */
export function fingerprints({ subject, read }: Draft, reading: CarefulReading): Pick<Draft, 'fingerprints'> {
  const { cohortId, environment } = subject.submission;
  const printsOf = (some: readonly ReviewAnswer[]): ReturnType<typeof fingerprintAnswers> =>
    fingerprintAnswers({ cohortId, environment }, some);
  return { fingerprints: pack(reading.read('fingerprints', read, printsOf, () => [])) };
}
