import { PhraseMatcher } from '../../../../language/phrase-matcher.js';
import { rememberWords } from '../../../../language/remember-words.js';
import { type Token, tokenise } from '../../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../../language/language.js';
import { stem } from '../../../../language/stem.js';
import { isKnownWord } from '../known-words.js';
import { BUZZ_WORDS, PRAISE_WORDS } from '../words/buzz-words.js';

const GENERIC = new PhraseMatcher<true>([...BUZZ_WORDS, ...PRAISE_WORDS].map((word) => [word, true]));
/** Endings of words for what cannot be pointed at. */
const ABSTRACT = /(?:[ts]ion|[ts]ions|ity|ities|ness|ment|ments|ism|ance|ence|ship|ships|ology|ability|[lrtv]ing)$/;
const BREAK = /[;|/\n•·!?#–—]+|(?<![,.:])[,.:]+(?=\s|$|\p{L})|\s-\s/u;
/** Every word of it has a capital. */
const TITLED = /^[^\p{L}]*\p{Lu}[\p{L}-]*(?:[^\p{L}-][^\p{L}]*\p{Lu}[\p{L}-]*)*(?:[^\p{L}-][^\p{L}]*)?$/u;
const FIGURE = /\p{Nd}/u;
/** A year, or a figure that is half of a buzz word. */
const NO_PARTICULAR = /^(?:20[2-3]\d|4\.0|5g|web3|b2b|b2c|k12|360|24|7)$/;
const MOST_ITEMS = 400;
const LONGEST_ITEM = 5;
/** They stand inside of search words, too. */
const JOINS = new Set(['and', 'or', 'for', 'to', 'of', 'in', 'near', 'me', 'all', 'first', 'next', 'up', 'per', 'on']);

/** What stands between two commas, bars, line breaks or full stops. */
export interface Item {
  words: readonly string[];
  /** No small word but one that joins names. */
  isBare: boolean;
  /** Has a name or a figure in it: a particular that means something. */
  isParticular: boolean;
}

function isName({ capital, word }: Token, at: number): boolean {
  return capital && at > 0 && !isGeneric(word) && !isKnownWord(word);
}

/** A word that any venture can write about itself. */
export const isGeneric = rememberWords((word) => GENERIC.match([word]).length > 0 || (word.length > 6 && ABSTRACT.test(word)));

/** The items of a text in order, from the first on. */
export function itemsOf(text: string): Item[] {
  const isTitled = TITLED.test(text.slice(0, 200));
  let isOpening = true;
  const items: Item[] = [];
  for (const part of text.split(BREAK)) {
    const tokens = tokenise(part);
    const words = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word);
    if (tokens.length === 0) continue;
    const small = words.filter((word) => isEnglishFunctionWord(word) && !JOINS.has(word)).length;
    const isParticular = tokens.some((token, at) =>
      token.kind === 'word'
        ? (!isTitled && isName(token, isOpening ? at : at + 1)) || (FIGURE.test(token.word) && !NO_PARTICULAR.test(token.word))
        : !NO_PARTICULAR.test(token.word),
    );
    items.push({ words, isBare: small === 0 && words.length > 0 && words.length <= LONGEST_ITEM, isParticular });
    isOpening = false;
    if (items.length >= MOST_ITEMS) break;
  }
  return items;
}

/** Of the words of these items that mean something, the share that is generic, or comes back in another item. */
export function sameness(items: readonly Item[]): number {
  const counts = new Map<string, number>();
  const words = items.flatMap((item) => item.words).filter((word) => !isEnglishFunctionWord(word));
  for (const word of words) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  const same = words.filter((word) => isGeneric(word) || (counts.get(stem(word)) ?? 0) > 1).length;
  return same / Math.max(words.length, 1);
}

/** Bare items in a row. */
export function runsOf(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  let run: Item[] = [];
  for (const item of items) {
    if (item.isBare) run.push(item);
    else {
      runs.push(run);
      run = [];
    }
  }
  runs.push(run);
  return runs;
}
