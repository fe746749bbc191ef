import { type Token } from '../../../../language/tokens.js';
import { type SentenceText } from '../answer-text.js';
import { CLASSES, ORDER_TABLE, WORD_CLASSES } from '../words/word-classes.js';

const CLASS_OF = new Map<string, string>();
for (const [letter, words] of Object.entries(WORD_CLASSES)) for (const word of words.split(' ')) CLASS_OF.set(word, letter);

/** What the steps of the table are in bits, and the letter that stands for none. */
const STEP = 0.25;
const ZERO = 'M'.charCodeAt(0);
const BITS = new Map<string, number>();
Array.from(CLASSES).forEach((first, row) => {
  Array.from(CLASSES).forEach((second, column) => {
    BITS.set(first + second, ((ORDER_TABLE[row]?.charCodeAt(column) ?? ZERO) - ZERO) * STEP);
  });
});
/** Names, figures and marks stand in any order in tables and notes. */
const ANYWHERE = new Set(Array.from('K#|^$'));
const FIGURE = /\p{Nd}/u;
const JOINED = /^ ?$|^['’]$/;

/** The class of a word by itself, or else by its ending: what stands beside what is told by these. */
function classOf({ kind, word, capital }: Token, at: number): string {
  if (kind !== 'word') return '#';
  const found = CLASS_OF.get(word);
  if (found !== undefined) return found;
  if (capital && at > 0) return 'K';
  if (FIGURE.test(word)) return '#';
  if (word.length > 3 && word.endsWith('ly')) return 'L';
  if (word.length > 4 && word.endsWith('ing')) return 'G';
  if (word.length > 3 && word.endsWith('ed')) return 'E';
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? 'Z' : 'w';
}

function isHyphen(between: string): boolean {
  return between === '-' || between === '‑';
}

export interface Order {
  /** Bits for (above 0) or against its words standing in the order of a sentence. */
  readonly bits: number;
  readonly pairs: number;
}

/** How likely each word is behind the one before it, against the same words in any order. */
export function orderOf({ plain, tokens }: SentenceText): Order {
  let bits = 0;
  let pairs = 0;
  let last = '^';
  const follow = (next: string): void => {
    if (!ANYWHERE.has(last) || !ANYWHERE.has(next)) {
      bits += BITS.get(last + next) ?? 0;
      pairs += 1;
    }
    last = next;
  };
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const between = before ? plain.slice(before.end, token.start) : '';
    if (isHyphen(plain.slice(token.end, tokens[at + 1]?.start))) return;
    const isCompound = isHyphen(between);
    if (!isCompound && !JOINED.test(between)) follow('|');
    follow(isCompound ? 'w' : classOf(token, at));
  });
  const end = tokens.at(-1)?.end ?? 0;
  follow(/[.!?;:]/.test(plain.slice(end)) ? '$' : '|');
  return { bits, pairs };
}
