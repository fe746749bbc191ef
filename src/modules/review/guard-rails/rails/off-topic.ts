import { VOCABULARY } from '../../text/vocabulary.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

const FEWEST_WORDS = 30;
/** A venture is hardly described for this many words without one that the lexicon knows. */
const WORDS_PER_HIT = 30;

function isOffTopic({ sentences }: AnswerText): boolean {
  const words = sentences.filter(({ texture }) => texture === 'prose').flatMap((sentence) => sentence.words);
  if (words.length < FEWEST_WORDS) return false;
  const telling = VOCABULARY.match(words).filter(({ tag }) => tag.kind === 'role' || tag.kind === 'segment');
  return new Set(telling.map(({ from }) => from)).size * WORDS_PER_HIT <= words.length;
}

/** Prose that shares no vocabulary with any question of an application. Only a remark: words can be missed. */
export function offTopic(answers: readonly AnswerText[]): Findings {
  return flagsOnly(
    answers
      .filter((text) => text.answer.role !== null && isOffTopic(text))
      .map(({ answer }) => ({
        type: 'off_topic',
        severity: 'info',
        key: answer.key,
        excerpt: excerptOf(answer.value),
        message: 'The answer does not seem to be about a venture.',
      })),
  );
}
