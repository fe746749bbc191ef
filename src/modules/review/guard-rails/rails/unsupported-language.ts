import { type AnswerText, isInForeignLanguage } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

/** An English answer may hold a quotation or a title in another language. */
export function unsupportedLanguage(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers.flatMap((text) => {
      if (!isInForeignLanguage(text)) return [];
      const message = 'The answer is in a language that the embedded reviewer does not read well. A person should.';
      return [
        {
          type: 'unsupported_language' as const,
          severity: 'warning' as const,
          key: text.answer.key,
          excerpt: excerptOf(text.answer.value),
          message,
        },
      ];
    }),
  );
}
