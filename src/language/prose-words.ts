import { readText } from './read-text.js';

/** How many words of a list of answers stand in sentences that say something in a language the reviewer reads. */
export function countProseWords(answers: readonly { value: string }[]): number {
  let words = 0;
  for (const answer of answers) for (const { wording } of readText(answer).sentences) words += wording.proseWords;
  return words;
}
