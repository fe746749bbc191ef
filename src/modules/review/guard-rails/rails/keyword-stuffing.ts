import { isEnglishFunctionWord, isForeign } from '../../text/language.js';
import { isMash, isPlaceholder } from '../../text/prose.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

const FEWEST_WORDS = 12;
/** Prose has more small words than this; figures and names of an honest list keep it under the other signs. */
const LIST_FUNCTION_SHARE = 0.06;
const LONG_ANSWER = 40;
const OFTEN = 8;
const OFTEN_SHARE = 0.1;

function isWordList({ sentences, words }: AnswerText): boolean {
  if (!sentences.some(({ texture }) => texture === 'noise')) return false;
  const readable = words.filter((word) => /^\p{L}/u.test(word));
  if (readable.length < FEWEST_WORDS || isForeign(readable)) return false;
  const broken =
    sentences.flatMap(({ tokens }) => tokens).filter(isMash).length + readable.filter(isPlaceholder).length;
  if (broken * 4 > readable.length) return false;
  return readable.filter(isEnglishFunctionWord).length < readable.length * LIST_FUNCTION_SHARE;
}

function overusedWord({ words }: AnswerText): string | null {
  if (words.length < LONG_ANSWER) return null;
  const counts = new Map<string, number>();
  for (const word of words) {
    if (/^\p{L}{4,}/u.test(word) && !isEnglishFunctionWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const overused = [...counts].find(([, count]) => count >= OFTEN && count > words.length * OFTEN_SHARE);
  return overused?.[0] ?? null;
}

/** Words strung together, or one word over and over, to be found rather than read. */
export function keywordStuffing(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap((text) => {
      const word = overusedWord(text);
      if (word === null && !isWordList(text)) return [];
      const message =
        word === null ? 'The answer is a list of keywords.' : `The answer uses the word "${word}" again and again.`;
      const excerpt = excerptOf(text.answer.value);
      return [
        { type: 'keyword_stuffing' as const, severity: 'warning' as const, key: text.answer.key, excerpt, message },
      ];
    }),
  );
}
