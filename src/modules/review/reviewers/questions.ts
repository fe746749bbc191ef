import { PhraseMatcher } from '../../../language/phrase-matcher.js';
import { wordsOf } from '../../../language/tokens.js';
import { ASIDE_QUESTIONS, PITCH_QUESTIONS, PRODUCT_QUESTIONS } from '../text/words/summary-words.js';
import { type ReviewAnswer } from './reviewer.js';

type Question = 'pitch' | 'product' | 'aside';

const MATCHER = new PhraseMatcher<Question>([
  ...PITCH_QUESTIONS.map((phrase): [string, Question] => [phrase, 'pitch']),
  ...PRODUCT_QUESTIONS.map((phrase): [string, Question] => [phrase, 'product']),
  ...ASIDE_QUESTIONS.map((phrase): [string, Question] => [phrase, 'aside']),
]);

const KNOWN = new WeakMap<ReviewAnswer, ReadonlySet<Question>>();

/** What kinds of question an answer was given to, as far as its wording tells. Each label is read once. */
export function questionsIn(answer: ReviewAnswer): ReadonlySet<Question> {
  const known = KNOWN.get(answer);
  if (known) return known;
  const questions = new Set(MATCHER.match(wordsOf(answer.label)).map(({ tag }) => tag));
  KNOWN.set(answer, questions);
  return questions;
}
