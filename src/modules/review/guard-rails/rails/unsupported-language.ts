import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

/** Answers mostly in a language that the embedded reviewer has no lexicon for, and so cannot do justice to. */
export function unsupportedLanguage(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap(({ answer, sentences }) => {
      const foreign = sentences.filter(({ texture }) => texture === 'foreign');
      const length = foreign.reduce((sum, { text }) => sum + text.length, 0);
      if (length * 2 < answer.value.trim().length || !foreign[0]) return [];
      const message = 'The answer is in a language that the review reads only in part.';
      return [
        {
          type: 'unsupported_language' as const,
          severity: 'warning' as const,
          key: answer.key,
          excerpt: excerptOf(foreign[0].text),
          message,
        },
      ];
    }),
  );
}
