import { isFunctionWord } from './language.js';
import { NUMBER_WORDS } from './numerals.js';
import { isNameWord } from './name-words.js';
import { rememberWords } from './remember-words.js';
import { readWords } from './resources.js';
import { type Token, UNKNOWN_WORD } from './tokens.js';

/** Stand for what differs from text to text and says the same in each: figures, sums, dates and names. */
export const NUMBER = '#n';
export const YEAR = '#year';
const MONEY = '#$';
const PERCENT = '#%';
export const NAME = '#name';
/** A word that nobody knows, or that may be somebody's name. */
export const RARE = '#rare';

const AMBIGUOUS_NAMES = readWords('ambiguous-names');
const GENERIC_CAPITALS = readWords('generic-capitals');
const CURRENCIES = readWords('currencies');
const MONTHS = readWords('months');

/** What ends here begins something new, in which a capital says nothing. */
const BREAK = /[:;|\t\n.!?"“”‘(•]|\s[–—-]\s/u;
/** Acronyms are no names of people: "SMS", "MRR". */
const ACRONYM = /^\P{Ll}{2,}$/u;
const SHOUTED = 0.6;
/** Only names go on so: "Jean-Luc", "O’Brien". */
const JOINED = /^[-‐‑’']\p{Lu}/u;
const BARE_YEAR = /^(?:19|20)\d\d$/;

function opens(text: string, before: Token | undefined, token: Token): boolean {
  return before === undefined || BREAK.test(text.slice(before.end, token.start));
}

/** Most of its letters are capitals, so that none of them says anything. */
function isShouted(text: string): boolean {
  let capitals = 0;
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 65 && code <= 90) capitals += 1;
    if ((code | 32) >= 97 && (code | 32) <= 122) letters += 1;
  }
  return capitals > letters * SHOUTED;
}

function ofNumber(word: string): string {
  return BARE_YEAR.test(word) ? YEAR : NUMBER;
}

const ofPlainWord = rememberWords((word): string => {
  if (word === UNKNOWN_WORD) return RARE;
  if (NUMBER_WORDS.has(word)) return NUMBER;
  if (word === 'percent' || word === 'pct') return PERCENT;
  // April and June are names of people, too.
  if (MONTHS.has(word)) return NAME;
  return CURRENCIES.has(word) ? MONEY : word;
});

/** Where a capital says nothing, only the words that are known for names are hidden. */
function ofOpening(word: string): string {
  return AMBIGUOUS_NAMES.has(word) || isNameWord(word) ? RARE : ofPlainWord(word);
}

/** Anybody may be called by any word, so that a capital inside a sentence hides what the word would mean in lower case. */
function ofCapital(word: string, raw: string): string {
  if (word === UNKNOWN_WORD) return NAME;
  if (word.length === 1) return word === 'i' || word === 'a' ? word : NAME;
  if (ACRONYM.test(raw)) return ofPlainWord(word);
  if (AMBIGUOUS_NAMES.has(word)) return NAME;
  if (isFunctionWord(word) || GENERIC_CAPITALS.has(word)) return word;
  return NAME;
}

function ofWord(text: string, tokens: readonly Token[], at: number, shouting: boolean): string {
  const token = tokens[at];
  if (!token) return RARE;
  const { word, known, capital, start, end } = token;
  if (!capital) return ofPlainWord(known);
  if (!shouting && !opens(text, tokens[at - 1], token)) return ofCapital(word, text.slice(start, end));
  return JOINED.test(text.slice(end, end + 2)) ? RARE : ofOpening(word);
}

/** What each token is seen as, one by one. */
export function seenTokens(text: string, tokens: readonly Token[]): string[] {
  const shouting = isShouted(text);
  return tokens.map(({ kind, word }, at) => {
    if (kind === 'word') return ofWord(text, tokens, at, shouting);
    if (kind === 'number') return ofNumber(word);
    if (kind === 'currency') return MONEY;
    return kind === 'percent' ? PERCENT : RARE;
  });
}

/** Of what the tokens are seen as: a name of several words is one, and so is a number ("twenty-four"), and a word that is not known may be anything, a name for instance. */
export function joinedNames(
  seen: readonly string[],
  tokens: readonly Token[],
  knows: ((word: string) => boolean) | null,
): string[] {
  const joined: string[] = [];
  let wasCapital = false;
  let last = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const found = seen[at] ?? RARE;
    const one = knows === null || knows(found) ? found : RARE;
    const token = tokens[at];
    const goesOn =
      one === last
        ? one === NAME || (one === NUMBER && token?.kind === 'word')
        : one === NAME && wasCapital && last === RARE;
    if (!goesOn) {
      joined.push(one);
      last = one;
    }
    wasCapital = token !== undefined && token.kind === 'word' && token.capital;
  }
  return joined;
}

/** The words of a sentence as a reviewer sees them: the same for every name in it, and for a number in digits or in words. */
export function seenWords(
  text: string,
  tokens: readonly Token[],
  knows: ((word: string) => boolean) | null = null,
): string[] {
  return joinedNames(seenTokens(text, tokens), tokens, knows);
}
