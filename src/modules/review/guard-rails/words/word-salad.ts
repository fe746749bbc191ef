import { readList } from '../../../../language/resources.js';
import { type Token } from '../../../../language/tokens.js';
import { type ConductText } from '../conduct/conduct-features.js';

/** One may be a slip; two in so few words are not. */
const FEWEST = 2;
const SHARE = 0.09;

export function impossiblePairs(): Map<string, ReadonlySet<string>> {
  const neverAfter = new Map<string, ReadonlySet<string>>();
  for (const line of readList('flags/impossible-pairs.txt')) {
    const [before = '', after = ''] = line.split(' > ');
    for (const word of before.split(' '))
      neverAfter.set(word, new Set([...(neverAfter.get(word) ?? []), ...after.split(' ')]));
  }
  return neverAfter;
}

/** One space apart: code or a sign may stand in between. A capital may make a name of a letter or a word. */
function isNext(plain: string, before: Token, token: Token): boolean {
  return (
    token.start - before.end === 1 &&
    plain.charAt(before.end) === ' ' &&
    !before.capital &&
    !token.capital &&
    plain.charAt(token.end) !== '-'
  );
}

export function isSalad({ plain, tokens, lexemes }: ConductText): boolean {
  let impossible = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before && token && lexemes[at - 1]?.neverBefore?.has(token.word) && isNext(plain, before, token))
      impossible += 1;
  }
  return impossible >= FEWEST && impossible >= tokens.length * SHARE;
}
