import { RUBRIC } from '../../../rubric/rubric.js';
import { proseWordsOf } from '../../text/prose-words.js';
import { EMPTY_PHRASES } from '../../text/words/word-sets.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly, type GuardRailFlag } from '../guard-rail.js';

function isEmptyPhrase({ words }: AnswerText): boolean {
  return words.length === 0 || EMPTY_PHRASES.has(words.join(' '));
}

/** Too few words to judge the whole by, and answers that only fill their box. */
export function insufficientContent(answers: readonly AnswerText[]): Findings {
  const flags: GuardRailFlag[] = answers
    .filter((text) => text.answer.role !== null && isEmptyPhrase(text))
    .map(({ answer }) => ({
      type: 'insufficient_content',
      severity: 'info',
      key: answer.key,
      excerpt: excerptOf(answer.value),
      message: 'The answer says nothing.',
    }));
  const readable = answers
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { tokens, texture }) => sum + proseWordsOf(tokens, texture), 0);
  if (readable >= RUBRIC.minimumWords) return flagsOnly(flags);
  const message = `Fewer than ${RUBRIC.minimumWords} words of the answers can be reviewed: too little for a verdict.`;
  return flagsOnly([
    { type: 'insufficient_content', severity: 'warning', key: null, excerpt: null, message },
    ...flags,
  ]);
}
