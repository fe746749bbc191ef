import { type Token, tokenise } from '../../fields/lexicon/tokens.js';
import { normalise } from './normalise.js';
import { countableWords, type Texture, textureOf } from './prose.js';
import { sentencesOf } from './sentences.js';

/** The words of one sentence, where it says something in a language the reviewer reads. */
export function proseWordsOf(tokens: readonly Token[], texture: Texture): number {
  return texture === 'prose' || texture === 'fragment' ? countableWords(tokens).length : 0;
}

function proseWordsIn(text: string): number {
  const tokens = tokenise(text);
  return proseWordsOf(tokens, textureOf(tokens));
}

/** How many words of a list of answers stand in sentences that say something in a language the reviewer reads. */
export function countProseWords(answers: readonly { value: string }[]): number {
  const counts = new Map<string, number>();
  let words = 0;
  for (const { value } of answers) {
    const { text } = normalise(value);
    for (const { start, end } of sentencesOf(text)) {
      const sentence = text.slice(start, end);
      const count = counts.get(sentence) ?? proseWordsIn(sentence);
      counts.set(sentence, count);
      words += count;
    }
  }
  return words;
}
