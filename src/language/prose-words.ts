import { type Token } from './tokens.js';
import { countableWords, type Texture } from './prose.js';
import { readText, type Wording } from './read-text.js';

/** The words of one sentence, where it says something in a language the reviewer reads. */
export function proseWordsOf(tokens: readonly Token[], texture: Texture): number {
  return texture === 'prose' || texture === 'fragment' ? countableWords(tokens).length : 0;
}

/** How many words of a list of answers stand in sentences that say something in a language the reviewer reads. */
export function countProseWords(answers: readonly { value: string }[]): number {
  const counts = new Map<Wording, number>();
  let words = 0;
  for (const { wording } of answers.flatMap((answer) => readText(answer).sentences)) {
    const count = counts.get(wording) ?? proseWordsOf(wording.tokens, wording.texture);
    counts.set(wording, count);
    words += count;
  }
  return words;
}
