import { readPairs, readWords } from './resources.js';
import { isFunctionWord, isNameWord } from './language.js';
import { knownWord, type KnownWord, rememberWords } from './remember-words.js';
import { between, type Token, UNKNOWN_WORD } from './tokens.js';

/** Numbers that people write out, with their values. "One" is as often a pronoun, "a thousand" as often just many. */
export const NUMBER_WORDS = readPairs('numerals');

/** Stand for what differs from text to text and says the same in each: figures, sums, dates and names. */
export const NUMBER = '#n';
export const YEAR = '#year';
export const NAME = '#name';
/** A word that nobody knows, or that may be somebody's name. */
export const RARE = '#rare';

/** Whether there is a figure among them, in digits or in words. */
export function hasNumber(words: readonly KnownWord[]): boolean {
  return words.some(({ text }) => text === NUMBER);
}

const A_NUMBER = knownWord(NUMBER);
const A_YEAR = knownWord(YEAR);
export const MONEY = knownWord('#$');
export const PERCENT = knownWord('#%');
const A_NAME = knownWord(NAME);
const SOMETHING_RARE = knownWord(RARE);
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

/** Most of its letters are capitals, so that none of them says anything. */
function isShouted(text: string): boolean {
  return text.replace(/[^A-Z]+/g, '').length > text.replace(/[^A-Za-z]+/g, '').length * SHOUTED;
}

export function isYear(word: string): boolean {
  return BARE_YEAR.test(word);
}

const ofNumber = rememberWords((word) => (isYear(word) ? A_YEAR : A_NUMBER));

const ofPlainWord = rememberWords((word): KnownWord => {
  if (word === UNKNOWN_WORD) return SOMETHING_RARE;
  if (NUMBER_WORDS.has(word)) return A_NUMBER;
  if (word === 'percent' || word === 'pct') return PERCENT;
  // April and June are names of people, too.
  if (MONTHS.has(word)) return A_NAME;
  return CURRENCIES.has(word) ? MONEY : knownWord(word);
});

/** Where a capital says nothing, only the words that are known for names are hidden. */
const ofOpening = rememberWords((word) =>
  AMBIGUOUS_NAMES.has(word) || isNameWord(word) ? SOMETHING_RARE : ofPlainWord(word),
);

/** Anybody may be called by any word: a capital inside a sentence hides what the word would mean in lower case. */
const ofCapital = rememberWords((word): KnownWord => {
  if (word.length === 1) return word === 'i' || word === 'a' ? knownWord(word) : A_NAME;
  if (AMBIGUOUS_NAMES.has(word)) return A_NAME;
  return isFunctionWord(word) || GENERIC_CAPITALS.has(word) ? knownWord(word) : A_NAME;
});

export function seenTokens(text: string, tokens: readonly Token[]): KnownWord[] {
  const shouting = isShouted(text);
  return tokens.map(({ kind, word, known, capital, start, end }, at) => {
    if (kind === 'number') return ofNumber(known);
    if (kind === 'currency') return MONEY;
    if (kind === 'percent') return PERCENT;
    if (kind === 'link') return SOMETHING_RARE;
    if (!capital) return ofPlainWord(known);
    if (shouting || at === 0 || BREAK.test(between(text, tokens, at)))
      return JOINED.test(text.slice(end, end + 2)) ? SOMETHING_RARE : ofOpening(known);
    return word.length > 1 && ACRONYM.test(text.slice(start, end)) ? ofPlainWord(known) : ofCapital(known);
  });
}

/** A name of several words is one, and so is a number ("twenty-four"); a word that is not known may be a name. */
export function joinedNames(
  seen: readonly KnownWord[],
  tokens: readonly Token[],
  knows: ((word: KnownWord) => boolean) | null,
): KnownWord[] {
  const joined: KnownWord[] = [];
  let wasCapital = false;
  let last = '';
  tokens.forEach(({ kind, capital }, at) => {
    const found = seen[at] ?? SOMETHING_RARE;
    const one = knows === null || knows(found) ? found : SOMETHING_RARE;
    const { text } = one;
    const goesOn =
      text === last
        ? text === NAME || (text === NUMBER && kind === 'word')
        : text === NAME && wasCapital && last === RARE;
    if (!goesOn) {
      joined.push(one);
      last = text;
    }
    wasCapital = capital;
  });
  return joined;
}

/** As a reviewer sees them: the same for every name, and for a number in digits or in words. */
export function seenWords(
  text: string,
  tokens: readonly Token[],
  knows: ((word: KnownWord) => boolean) | null = null,
): KnownWord[] {
  return joinedNames(seenTokens(text, tokens), tokens, knows);
}
