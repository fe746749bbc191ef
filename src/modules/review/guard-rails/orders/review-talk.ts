import { patternOf } from '../../../../common/text/pattern.js';
import { REVIEW_OUTCOMES, REVIEW_VERBS, REVIEWER_NAMES } from '../words/review-words.js';
import { type OrderReading } from './order-reading.js';

const DONE = 'read|reviewed|evaluated|assessed|scored|graded|processed|judged|screened|parsed|summari[sz]ed';
const DOING =
  'reading|reviewing|evaluating|assessing|scoring|grading|processing|judging|screening|parsing|summari[sz]ing';
const DOES = 'evaluates?|reviews?|scores?|reads?|grades?|judges?|summari[sz]es?';
const TOLD = 'going|about|supposed|asked|told|meant|here|not';
const YOURS =
  'goal|task|job|role|purpose|output|reply|response|answer|summary|report|review|verdict|assessment|evaluation|conclusion|' +
  'scores?|scoring|notes?|remarks|reasoning|feedback';
/** Words that only whoever reads the application can be meant by. */
const READ_BY = patternOf(
  [
    String.raw`\b(?:(?:being|is|are|be|you are) (?:${DONE})`,
    String.raw`(?:${DOING}) (?:this|these|our|my|the (?:application|answers?|form|submission))`,
    String.raw`you (?:are|were) (?:${TOLD}) to`,
    String.raw`(?:${DOES}) (?:us|this|our (?:application|answers|submission)|me)`,
    String.raw`your (?:${YOURS}))\b`,
  ].join('|'),
);
const OUR_SIDE =
  /\b(?:help us (?:get in|win|succeed|pass)|let us (?:in|win|pass)|get us (?:in|accepted|through)|on our side|make us (?:look|win)|in our favou?r)\b/;
/** What whoever reads is bound to do. */
const MODAL = /^(?:must|should|shall)$/;
const TELLS_JURY =
  /\b(?:tell|inform|convince|assure|report to) the (?:committee|jury|panel|judges|programme|organi[sz]ers)\b/;
const FAR = 12;

/**
 * Tells whoever reviews what to think or write, in whatever words: an order, something that only reviews hold, and
 * somebody that it can only be meant for.
 */
export function talksIntoReview(reading: OrderReading): boolean {
  const { words } = reading;
  const said = words.join(' ');
  if (READ_BY.test(said) && OUR_SIDE.test(said)) return true;
  if (
    TELLS_JURY.test(said) &&
    words.some((word, at) => /^(?:tell|inform|convince|assure|report)$/.test(word) && reading.isOrder(at))
  )
    return true;
  const addressed = reading.has('machine') || words.some((word) => REVIEWER_NAMES.has(word)) || READ_BY.test(said);
  if (!addressed) return false;
  const outcomes = words.flatMap((word, at) => (REVIEW_OUTCOMES.has(word) ? [at] : []));
  outcomes.push(...reading.topMarks.map(({ from }) => from));
  if (outcomes.length === 0) return false;
  const isTold = (at: number): boolean => reading.isOrder(at) || MODAL.test(words[at - 1] ?? '');
  return words.some(
    (word, at) => REVIEW_VERBS.has(word) && outcomes.some((place) => place > at && place - at <= FAR) && isTold(at),
  );
}
