import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';

/** Shorter sentences may well come twice. */
const SHORTEST = 8;
const LARGE_SHARE = 0.5;

/** Sentences that the same submission has said already, here or in another answer. */
export function duplicateContent(answers: readonly AnswerText[]): Findings {
  const seenIn = new Map<string, string>();
  return flagsOnly(
    answers.flatMap(({ answer, sentences, words }) => {
      let first: { text: string; elsewhere: string } | undefined;
      let repeated = 0;
      for (const sentence of sentences) {
        if (sentence.words.length < SHORTEST) continue;
        const fingerprint = sentence.words.join(' ');
        const elsewhere = seenIn.get(fingerprint);
        seenIn.set(fingerprint, elsewhere ?? answer.key);
        if (elsewhere === undefined) continue;
        first ??= { text: sentence.text, elsewhere };
        repeated += sentence.words.length;
      }
      if (!first) return [];
      const where = first.elsewhere === answer.key ? 'itself' : `the answer to "${first.elsewhere}"`;
      return [
        {
          type: 'duplicate_content' as const,
          severity: repeated >= words.length * LARGE_SHARE ? ('warning' as const) : ('info' as const),
          key: answer.key,
          excerpt: excerptOf(first.text),
          message: `The answer repeats text from ${where}. Repetition was counted once.`,
        },
      ];
    }),
  );
}
