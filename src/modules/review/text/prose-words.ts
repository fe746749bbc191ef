import { type Token, tokenise } from '../../fields/lexicon/tokens.js';
import { normalise } from './normalise.js';
import { countableWords, type Texture, textureOf } from './prose.js';
import { sentencesOf } from './sentences.js';

/** The words of one sentence, where it says something in a language the reviewer reads. */
export function proseWordsOf(tokens: readonly Token[], texture: Texture): number {
  return texture === 'prose' || texture === 'fragment' ? countableWords(tokens).length : 0;
}

/** How many words of a list of answers stand in sentences that say something in a language the reviewer reads. */
export function countProseWords(answers: readonly { value: string }[]): number {
  let words = 0;
  for (const { value } of answers) {
    const { text } = normalise(value);
    for (const { start, end } of sentencesOf(text)) {
      const tokens = tokenise(text.slice(start, end));
      words += proseWordsOf(tokens, textureOf(tokens));
    }
  }
  return words;
}
