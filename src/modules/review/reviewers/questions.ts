import { WordPatterns } from '../../../language/word-patterns.js';
import { readList } from '../../../language/resources.js';
import { rememberLabels } from '../../../language/remember-words.js';
import { wordsOf } from '../../../language/tokens.js';
import { type ReviewAnswer } from './reviewer.js';

const QUESTIONS = ['pitch', 'product', 'aside'] as const;
type Question = (typeof QUESTIONS)[number];

const MATCHER = new WordPatterns<Question>(
  QUESTIONS.flatMap((kind) =>
    readList(`words/${kind}-questions.txt`).map((phrase): [string, Question] => [phrase, kind]),
  ),
);

/** What kinds of question an answer was given to, as far as its wording tells. */
export function questionsIn({ label }: ReviewAnswer): ReadonlySet<Question> {
  return questionsOf(label);
}

const questionsOf = rememberLabels((label) => new Set(MATCHER.match(wordsOf(label)).map(({ tag }) => tag)));
