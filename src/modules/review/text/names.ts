import { type Token, tokenise, UNKNOWN_WORD } from '../../fields/lexicon/tokens.js';
import { isFunctionWord } from './language.js';
import { isMeasureWord } from './measures.js';
import { isCapitalised } from './prose.js';
import { stem } from './stem.js';
import { AMBIGUOUS_NAMES } from './words/ambiguous-names.js';
import { BUSINESS_WORDS, GENERAL_WORDS } from './words/general-words.js';
import { GENERIC_CAPITALS, INSTITUTION_WORDS } from './words/word-sets.js';

const GENERAL_STEMS = new Set([...GENERAL_WORDS, ...BUSINESS_WORDS].flatMap((word) => [word, stem(word)]));
const BUSINESS = new Set(BUSINESS_WORDS.flatMap((word) => [word, `${word}s`]));
const SHORTEST_GROUND = 3;
/** What ends here begins something new, in which a capital says nothing. */
const BREAK = /[:;|\t\n.!?"“”‘(•]|\s[–—-]\s/u;
/** Acronyms and brands are no names of people: "SMS", "PhD", "MRR". */
const ACRONYM = /^\P{Ll}{2,}$|\p{Lu}.*\p{Lu}/u;

/** A token as the reviewer sees it: a word that may be somebody's name is unknown, whatever else it means. */
export interface SeenToken extends Token {
  /** Written with a capital where a word of no particular kind would have none. */
  name: boolean;
}

function opens(text: string, before: Token | undefined, token: Token): boolean {
  return before === undefined || BREAK.test(text.slice(before.end, token.start));
}

/**
 * Anybody may be called by any word, so that capitals inside a sentence hide what a word would mean in lower case. Where
 * everything is capitalised, and where a sentence opens, only the words that are known for names are hidden.
 */
export function seenTokens(text: string): SeenToken[] {
  const tokens = tokenise(text);
  const shouting = isCapitalised(tokens);
  let opening = true;
  return tokens.map((token, at): SeenToken => {
    if (token.kind !== 'word') {
      opening = false;
      return { ...token, name: false };
    }
    const isOpening = opens(text, tokens[at - 1], token) || (opening && tokens[at - 1]?.capital === true);
    opening = isOpening;
    if (shouting) return { ...token, word: hidden(token), capital: false, name: false };
    const raw = text.slice(token.start, token.end);
    if (!token.capital || token.word === UNKNOWN_WORD) return { ...token, name: token.capital && !isOpening };
    if (ACRONYM.test(raw) || token.word.length === 1) return { ...token, name: isNaming(token) && !isOpening && token.word.length > 1 };
    if (isOpening) return { ...token, word: hidden(token), name: false };
    if (isFunctionWord(token.word) || isMeasureWord(token.word)) return { ...token, word: hidden(token), name: AMBIGUOUS_NAMES.has(token.word) };
    return { ...token, word: INSTITUTION_WORDS.has(token.word) ? token.word : UNKNOWN_WORD, name: true };
  });
}

/** Shouted in full it is a word again. */
function hidden({ word, start, end }: Token): string {
  return AMBIGUOUS_NAMES.has(word) && end > start ? UNKNOWN_WORD : word;
}

function isNaming({ word }: Token): boolean {
  return !GENERIC_CAPITALS.has(word) && !isFunctionWord(word) && !isMeasureWord(word);
}

/** The names a sentence holds. Which name it is says nothing, so that a second one is no second fact. */
export function namesIn(tokens: readonly SeenToken[]): string[] {
  return tokens.some(({ name }) => name) ? [UNKNOWN_WORD] : [];
}

/**
 * The stems of the words that say what this is about: neither names nor figures, nor what any application says. The word
 * that a sentence opens with, small words aside, may be a name as well as not, however it is written.
 */
export function groundsOf(tokens: readonly SeenToken[]): Set<string> {
  const grounds = new Set<string>();
  let isFirst = true;
  for (const { kind, word, capital, name } of tokens) {
    if (kind !== 'word' || isFunctionWord(word)) continue;
    const isOpening = isFirst;
    isFirst = false;
    if (isOpening || name || capital || word.length < SHORTEST_GROUND) continue;
    if (isMeasureWord(word) || GENERAL_STEMS.has(word)) continue;
    const ground = stem(word);
    if (!GENERAL_STEMS.has(ground)) grounds.add(ground);
  }
  return grounds;
}

/** Whether a sentence talks of business at all. */
export function talksOfBusiness(tokens: readonly SeenToken[]): boolean {
  return tokens.some(({ kind, word }) => kind === 'word' && BUSINESS.has(word));
}
