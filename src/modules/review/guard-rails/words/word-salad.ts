import { readList } from '../../../../language/resources.js';
import { type Token } from '../../../../language/tokens.js';

/** Small words that no sentence has side by side: for each, those that never follow. */
const NEVER_AFTER = new Map<string, ReadonlySet<string>>();
for (const line of readList('flags/impossible-pairs.txt')) {
  const [before = '', after = ''] = line.split(' > ');
  for (const word of before.split(' '))
    NEVER_AFTER.set(word, new Set([...(NEVER_AFTER.get(word) ?? []), ...after.split(' ')]));
}
/** One slips in, two in so few words do not. */
const FEWEST = 2;
const SHARE = 0.09;

/** Whether real words stand in an order that no sentence has. */
export function isSalad({ plain, tokens }: { readonly plain: string; readonly tokens: readonly Token[] }): boolean {
  let impossible = 0;
  let before: Token | undefined;
  for (const token of tokens) {
    // Only what one space parts: code or a mark may stand in between. A capital makes a name of a letter or a word.
    const isNext =
      before &&
      token.start - before.end === 1 &&
      plain.charAt(before.end) === ' ' &&
      !before.capital &&
      !token.capital &&
      plain.charAt(token.end) !== '-';
    if (before && isNext && NEVER_AFTER.get(before.word)?.has(token.word)) impossible += 1;
    before = token;
  }
  return impossible >= FEWEST && impossible >= tokens.length * SHARE;
}
