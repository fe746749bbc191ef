import { type AnswerText } from '../answer-text.js';
import { isKnownWord } from '../known-words.js';
import { isEnglishFunctionWord } from '../../../../language/language.js';
import { type Item, isGeneric, itemsOf, runsOf, sameness } from './keyword-lists.js';

const FEWEST_ITEMS = 8;
const LIST_SHARE = 0.75;
const LIST_SAMENESS = 0.38;
/** A list among sentences has to be longer and plainer. */
const FEWEST_IN_RUN = 10;
const RUN_SAMENESS = 0.55;
/** Lists of particulars answer a question. */
const PARTICULARS = 0.3;
const FEWEST_TAGS = 5;
const TAG = /(?:^|[\s,;])#[\p{L}\p{Nd}_]+/gu;
const MOST_CHARACTERS = 8_000;
const FEWEST_SLOGANS = 6;
const SLOGAN_WORDS = 6;
const SLOGAN_SHARE = 0.7;
const SLOGAN_SAMENESS = 0.4;
const BARE_WORDS = 14;
const BARE_FUNCTION_SHARE = 0.08;

function isParticular(items: readonly Item[]): boolean {
  return items.filter((item) => item.isParticular).length > items.length * PARTICULARS;
}

function wordsIn(items: readonly Item[]): number {
  return items.reduce((sum, { words }) => sum + words.length, 0);
}

/** Nothing but names of things that every venture has, or the same name in ever new company. */
function isKeywordList(items: readonly Item[]): boolean {
  const bare = items.filter(({ isBare }) => isBare);
  if (bare.length >= FEWEST_ITEMS && wordsIn(bare) >= wordsIn(items) * LIST_SHARE && !isParticular(items))
    if (sameness(bare) >= LIST_SAMENESS) return true;
  return runsOf(items).some(
    (run) => run.length >= FEWEST_IN_RUN && !isParticular(run) && sameness(run) >= RUN_SAMENESS,
  );
}

/** "#social #viral #app" */
function isTagged(value: string, words: number): boolean {
  const tags = value.match(TAG)?.length ?? 0;
  return tags >= FEWEST_TAGS && tags * 2 >= words;
}

/** "Live better. Feel better. Your health, your way." */
function isSlogans(value: string): boolean {
  const lines = value.split(/(?<![.!?])[.!?]+(?=\s|$)|\n/).map(itemsOf).filter((items) => items.length > 0);
  const short = lines.filter((items) => wordsIn(items) <= SLOGAN_WORDS && !items.some((item) => item.isParticular));
  if (short.length < FEWEST_SLOGANS || short.length < lines.length * SLOGAN_SHARE) return false;
  return sameness(short.flat()) >= SLOGAN_SAMENESS;
}

/** Words side by side, with not even a comma. */
function isBareRow({ answer, words }: AnswerText): boolean {
  const value = answer.value.slice(0, MOST_CHARACTERS);
  if (words.length < BARE_WORDS || /[,;|/•·\n#:.\p{Nd}\p{Lu}]/u.test(value.trim().slice(1).replace(/\.$/, ''))) return false;
  const small = words.filter(isEnglishFunctionWord).length;
  const known = words.filter((word) => isGeneric(word) || isKnownWord(word)).length;
  return small <= words.length * BARE_FUNCTION_SHARE && known * 2 >= words.length;
}

/** Whether the answer has the shape of keywords rather than of sentences. */
export function isKeywordShaped(text: AnswerText): boolean {
  const value = text.answer.value.slice(0, MOST_CHARACTERS);
  if (isTagged(value, text.words.length) || isBareRow(text)) return true;
  const items = itemsOf(value);
  return items.length >= FEWEST_ITEMS - 2 && (isKeywordList(items) || isSlogans(value));
}
