import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

const FEWEST_WORDS = 5;
/** An English answer may hold a quotation or a title in another language. */
const SHARE = 0.5;

function foreignText({ answer, sentences }: AnswerText): string | null {
  const foreign = sentences.filter(({ isForeign }) => isForeign);
  const first = foreign[0];
  if (!first) return null;
  const length = foreign.reduce((sum, { text }) => sum + text.length, 0);
  const letters = foreign.map(({ words }) => words.join('')).join('').length;
  const words = foreign.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const isLong = words >= FEWEST_WORDS || (/[^\x00-\u024f]/.test(first.plain) && letters >= FEWEST_WORDS * 2);
  return isLong && length > answer.value.trim().length * SHARE ? first.text : null;
}

/** Answers mostly in a language that the embedded reviewer has no lexicon for, and so cannot do justice to. */
export function unsupportedLanguage(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap((text) => {
      const foreign = foreignText(text);
      if (foreign === null) return [];
      const message = 'The answer is in a language that the review reads only in part.';
      return [
        {
          type: 'unsupported_language' as const,
          severity: 'warning' as const,
          key: text.answer.key,
          excerpt: excerptOf(foreign),
          message,
        },
      ];
    }),
  );
}
