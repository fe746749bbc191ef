import { isFunctionWord } from '../../../../language/language.js';
import { type Token } from '../../../../language/tokens.js';
import { stem } from '../../../../language/stem.js';
import { meaningOf } from '../../../../language/word-meanings.js';

/** What tells what a text is and is about: its words and pairs of words, names left out, and the direction of what they mean. */
export interface TextFeatures {
  readonly names: readonly string[];
  readonly meaning: readonly number[];
}

const MOST_WORDS = 600;

function nameOf({ kind, word, capital }: Token, at: number): string | null {
  if (kind === 'number') return '#';
  if (kind !== 'word') return `<${kind}>`;
  // A capital inside a sentence makes a name, and names are of no subject.
  if (capital && at > 0 && !isFunctionWord(word)) return 'Name';
  return isFunctionWord(word) ? word : stem(word);
}

export function textFeatures(tokens: readonly Token[]): TextFeatures {
  const words = tokens.slice(0, MOST_WORDS).flatMap((token, at) => nameOf(token, at) ?? []);
  return {
    names: [...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)],
    meaning: meaningOf(tokens.slice(0, MOST_WORDS)) ?? [],
  };
}

/** How much a feature counts that a text has so many of: less in a longer text, and less each time. */
export function countsOf({ names }: TextFeatures): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const length = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count, 0)) || 1;
  for (const [name, count] of counts) counts.set(name, Math.sqrt(count) / length);
  return counts;
}
