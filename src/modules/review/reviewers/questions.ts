import { PhraseMatcher } from '../../../language/phrase-matcher.js';
import { readList } from '../../../language/resources.js';
import { wordsOf } from '../../../language/tokens.js';
import { type ReviewAnswer } from './reviewer.js';

const QUESTIONS = ['pitch', 'product', 'aside'] as const;
type Question = (typeof QUESTIONS)[number];

const MATCHER = new PhraseMatcher<Question>(
  QUESTIONS.flatMap((kind) =>
    readList(`words/${kind}-questions.txt`).map((phrase): [string, Question] => [phrase, kind]),
  ),
);

const KNOWN = new WeakMap<ReviewAnswer, ReadonlySet<Question>>();

/** What kinds of question an answer was given to, as far as its wording tells. Each label is read once. */
export function questionsIn(answer: ReviewAnswer): ReadonlySet<Question> {
  const known = KNOWN.get(answer);
  if (known) return known;
  const questions = new Set(MATCHER.match(wordsOf(answer.label)).map(({ tag }) => tag));
  KNOWN.set(answer, questions);
  return questions;
}
