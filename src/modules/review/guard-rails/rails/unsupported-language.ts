import { type AnswerText, isInForeignLanguage } from '../answer-text.js';
import { type Finding } from '../guard-rail.js';

/** An English answer may hold a quotation or a title in another language. */
export function unsupportedLanguage(answers: readonly AnswerText[]): Finding[] {
  const message = 'The answer is in a language that the embedded reviewer does not read well. A person should.';
  return answers
    .filter(isInForeignLanguage)
    .map(({ answer: { key, value } }) => ({ severity: 'warning', key, text: value, message }));
}
