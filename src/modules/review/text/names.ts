import { type Token, tokenise, UNKNOWN_WORD } from '../../../language/tokens.js';
import { isFunctionWord } from '../../../language/language.js';
import { isMeasureWord } from './measures.js';
import { isCapitalised } from '../../../language/prose.js';
import { AMBIGUOUS_NAMES } from './words/ambiguous-names.js';
import { GENERIC_CAPITALS, INSTITUTION_WORDS } from './words/word-sets.js';

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

/** Where a capital says nothing, only the words that are known for names are hidden. */
function hidden(word: string): string {
  return AMBIGUOUS_NAMES.has(word) ? UNKNOWN_WORD : word;
}

function isNaming(word: string): boolean {
  return word.length > 1 && !GENERIC_CAPITALS.has(word) && !isFunctionWord(word) && !isMeasureWord(word);
}

/** What is to be seen of a capitalised word inside a sentence. */
function seenInside({ word }: Token, raw: string): { word: string; name: boolean } {
  if (word === UNKNOWN_WORD) return { word, name: true };
  if (ACRONYM.test(raw) || word.length === 1) return { word, name: isNaming(word) };
  if (isFunctionWord(word) || isMeasureWord(word)) return { word: hidden(word), name: AMBIGUOUS_NAMES.has(word) };
  if (GENERIC_CAPITALS.has(word)) return { word, name: false };
  return { word: INSTITUTION_WORDS.has(word) ? word : UNKNOWN_WORD, name: true };
}

/** What is to be seen of a capitalised word that a sentence opens with. */
function seenFirst({ word }: Token, raw: string): string {
  return ACRONYM.test(raw) || word.length === 1 ? word : hidden(word);
}

/**
 * Anybody may be called by any word, so that capitals inside a sentence hide what a word would mean in lower case. Where
 * everything is capitalised, capitals are as good as none.
 */
export function seenTokens(text: string, tokens: readonly Token[] = tokenise(text)): SeenToken[] {
  const shouting = isCapitalised(tokens);
  let opening = true;
  return tokens.map((token, at): SeenToken => {
    const { kind, start, end, word, capital } = token;
    if (kind !== 'word' || !capital) {
      opening = false;
      return { kind, word, start, end, capital, name: false };
    }
    if (shouting) return { kind, word: hidden(word), start, end, capital: false, name: false };
    opening = opening || opens(text, tokens[at - 1], token);
    const raw = text.slice(start, end);
    const seen = opening ? { word: seenFirst(token, raw), name: false } : seenInside(token, raw);
    return { kind, word: seen.word, start, end, capital, name: seen.name };
  });
}

/** The names a sentence holds. Which name it is says nothing, so that a second one is no second fact. */
export function namesIn(tokens: readonly SeenToken[]): string[] {
  return tokens.some(({ name }) => name) ? [UNKNOWN_WORD] : [];
}
