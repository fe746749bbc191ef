import { type Token } from '../../../../language/tokens.js';
import { isFunctionWord } from '../../../../language/language.js';
import { type SentenceText } from '../answer-text.js';
import { oddness } from '../letters.js';
import { readingOf } from '../readable-words.js';
import { CLAUSE_OPENERS, IMPOSSIBLE_PAIRS, NEVER_LAST, NONSENSE_WORDS } from '../words/nonsense-words.js';

/** Pairs of letters that hardly any word has. */
const RARE_PAIR =
  /bx|c[jvx]|d[xq]|f[jkqvxz]|g[jqvxz]|h[xjzv]|j[b-df-hj-np-tv-z]|k[qx]|l[jx]|m[jqxz]|p[qx]|q[b-tv-z]|s[xj]|t[qx]|v[bcdfghjkmnpqtwxz]|w[jqvxz]|x[bdgjkmnrvwxz]|z[bcdfgjkmnpqrstvx]/;
/** Neighbours on a keyboard, four in a row. */
const KEYBOARD_ROW =
  /qwer|rtyu|tyui|yuio|uiop|poiu|oiuy|iuyt|uytr|asdf|sdfg|dfgh|fghj|ghjk|hjkl|lkjh|kjhg|jhgf|hgfd|gfds|fdsa|zxcv|xcvb|cvbn|vbnm|mnbv|nbvc|bvcx|vcxz|йцук|цуке|укен|фыва|ывап|вапр|олдж|ячсм|чсми/;
const SAME_AGAIN = /(.)\1{3}|(..)\2{3}|(...)\3{2}/;
const NO_VOWEL = /^[^aeiouyäöüáéíóúàèìòùâêîôûåø]+$/;
const MANY_CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6}/;

/** Letters that nobody strings together to say something. Names are spared: they may be from anywhere. */
export function isMashed({ kind, word, capital }: Token): boolean {
  if (kind !== 'word' || word.length < 3 || isFunctionWord(word)) return false;
  if (NONSENSE_WORDS.has(word) || KEYBOARD_ROW.test(word)) return true;
  if (SAME_AGAIN.test(word)) return true;
  if (capital || word.length < 4) return false;
  if (!/^[a-z]+$/.test(word) || readingOf(word) !== 'none') return false;
  if ((word.length > 4 && RARE_PAIR.test(word)) || NO_VOWEL.test(word) || MANY_CONSONANTS.test(word)) return true;
  return word.length > 4 && word.length <= LONGEST_WORD && oddness(word) >= ODD;
}

/** Two letters and more without a vowel; in capitals they are an abbreviation. */
export function isVowelless({ kind, word, capital }: Token): boolean {
  return kind === 'word' && !capital && word.length > 1 && NO_VOWEL.test(word) && /^[a-z]+$/.test(word);
}

/** Bits a letter that names and loan words stay below. */
const ODD = 6.5;
const LONGEST_WORD = 40;

const FOLLOWERS = new Map<string, Set<string>>();
for (const [firsts, nevers] of IMPOSSIBLE_PAIRS) {
  for (const first of firsts.split(' ')) {
    const followers = FOLLOWERS.get(first) ?? new Set<string>();
    for (const never of nevers.split(' ')) followers.add(never);
    FOLLOWERS.set(first, followers);
  }
}

function isAdjacent(text: string, one: Token, next: Token): boolean {
  return (
    next.start - one.end === 1 &&
    text.charAt(one.end) === ' ' &&
    text.charAt(next.end) !== '-' &&
    text.charAt(one.start - 1) !== '-'
  );
}

/** A clause of two or three bare nouns: "if window bread,". */
function isVerbless(plain: string, rest: readonly Token[]): boolean {
  let words = 0;
  for (const [at, token] of rest.entries()) {
    if (
      token.kind !== 'word' ||
      token.capital ||
      token.word.length < 3 ||
      isFunctionWord(token.word) ||
      /(?:s|ed|ing|ly|ble|ary)$/.test(token.word)
    )
      return false;
    words += 1;
    const next = rest[at + 1];
    const between = plain.slice(token.end, next?.start ?? token.end + 2);
    if (/^\s*[,.;!?]/.test(between)) return words > 1;
    if (between !== ' ') return false;
  }
  return false;
}

/** "An radio"; what is spelled with a vowel may be spoken without, so only plain consonants count. */
function isWrongArticle(one: Token, next: Token): boolean {
  return one.word === 'an' && /^[bcdfgjklmnpqrstvwz][a-z]{3}/.test(next.word);
}

/** How often words follow each other as they never do in a sentence. */
export function brokenPairs({ plain, tokens }: SentenceText): number {
  let broken = 0;
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const one = tokens[at];
    const next = tokens[at + 1];
    if (!one || !next || next.capital || (one.capital && at > 0)) continue;
    const isBroken = FOLLOWERS.get(one.word)?.has(next.word) === true || isWrongArticle(one, next);
    if (isBroken && isAdjacent(plain, one, next)) broken += 1;
    if (CLAUSE_OPENERS.has(one.word) && isVerbless(plain, tokens.slice(at + 1, at + 5))) broken += 1;
  }
  const last = tokens.at(-1);
  const isCut =
    last !== undefined &&
    tokens.length > 4 &&
    !last.capital &&
    NEVER_LAST.has(last.word) &&
    /^\s*[.!?]\s*$/.test(plain.slice(last.end));
  return broken + (isCut ? 1 : 0);
}

const LONG_RUN = 6;

/** Words in long rows without a small word, a figure, a capital or a mark between them: no sentence is made so. */
export function looseWords({ plain, tokens }: SentenceText): number {
  let loose = 0;
  let run = 0;
  const close = (): void => {
    if (run >= LONG_RUN) loose += run;
    run = 0;
  };
  tokens.forEach((token, at) => {
    const previous = tokens[at - 1];
    const isLoose = token.kind === 'word' && !token.capital && !isFunctionWord(token.word);
    if (!isLoose || (previous && plain.slice(previous.end, token.start) !== ' ')) close();
    if (isLoose) run += 1;
  });
  close();
  return loose;
}
