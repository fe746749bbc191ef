import { isMash, isPlaceholder } from '../../text/prose.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

const MASH_SHARE = 0.4;
/** So many characters without a single letter or digit are no answer either. */
const LONG_WITHOUT_WORDS = 10;

function isGibberish({ answer, sentences, words }: AnswerText): boolean {
  if (words.length === 0) return answer.value.trim().length >= LONG_WITHOUT_WORDS;
  if (!sentences.some(({ texture }) => texture === 'noise')) return false;
  const mash = sentences.flatMap(({ tokens }) => tokens).filter(isMash).length;
  return mash > words.length * MASH_SHARE || words.filter(isPlaceholder).length >= 2;
}

/** Keyboard mash, placeholder Latin, rows of dots: nothing anyone could read. */
export function gibberish(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.filter(isGibberish).map(({ answer }) => ({
      type: 'gibberish',
      severity: 'warning',
      key: answer.key,
      excerpt: excerptOf(answer.value),
      message: 'The answer is not readable text.',
    })),
  );
}
