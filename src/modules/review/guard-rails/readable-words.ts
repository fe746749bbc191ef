import { rememberWords } from '../../../language/remember-words.js';
import { stem } from '../../../language/stem.js';
import { commonWords, isCommonWord } from '../../../language/word-meanings.js';
import { isKnownWord } from './known-words.js';

const COMMON_STEMS = new Set(Array.from(commonWords(), stem));
const PREFIX = /^(?:un|re|mis|de|dis|non|pre|over|under|out|inter|multi|anti|sub|super|micro|nano|bio|eco|co|auto|hydro|photo|electro|semi|up|down|off|on|in|tele|thermo|geo)/;
const SUFFIX = /(?:ness|less|able|ible|ability|ably|ful|fully|like|wise|ish|ist|ists|ity|i[sz]e|i[sz]ed|i[sz]ing|i[sz]ation|i[sz]es|hood|ship|ships|proof|worthy|ward|wards|ier|iest|est)$/;
const SHORTEST_PART = 3;
const SHORTEST_COMPOUND = 7;
const SHORTEST_REST = 4;
const VOWELS = 'aeiou';

export type Reading = 'word' | 'slip' | 'none';

function isPlainWord(word: string): boolean {
  return isCommonWord(word) || COMMON_STEMS.has(stem(word)) || isKnownWord(word);
}

/** "Weighbridge", "underfloor", "copyable". */
function isMadeOfWords(word: string): boolean {
  const bare = word.replace(PREFIX, '');
  if (bare !== word && bare.length >= SHORTEST_REST && isPlainWord(bare)) return true;
  const root = word.replace(SUFFIX, '');
  if (root !== word && root.length >= SHORTEST_REST && (isPlainWord(root) || isPlainWord(`${root}e`))) return true;
  if (word.length < SHORTEST_COMPOUND) return false;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_REST; at += 1)
    if (isCommonWord(word.slice(0, at)) && isPlainWord(word.slice(at))) return true;
  return false;
}

/** What a hasty or a foreign hand makes of a word: two letters swapped, one too few or twice, another vowel. */
function isSlip(word: string): boolean {
  for (let at = 1; at < word.length; at += 1) {
    const before = word.slice(0, at);
    const letter = word.charAt(at);
    const after = word.slice(at + 1);
    const isDouble = letter === before.slice(-1) || letter === after.charAt(0) || `${VOWELS}h`.includes(letter);
    if (word.length >= 4 && isDouble && isCommonWord(before + after)) return true;
    if (isCommonWord(before.slice(0, -1) + letter + before.slice(-1) + after)) return true;
    if (word.length < 4) continue;
    for (const vowel of VOWELS)
      if (isCommonWord(before + vowel + letter + after) || (VOWELS.includes(letter) && isCommonWord(before + vowel + after)))
        return true;
    if (isCommonWord(before + before.slice(-1) + letter + after)) return true;
  }
  return false;
}

const LONGEST = 30;

/** Whether English has the word, or it may be a slip for one that it has often. */
export const readingOf = rememberWords((word): Reading => {
  if (word.length > LONGEST) return 'none';
  if (isPlainWord(word) || isMadeOfWords(word)) return 'word';
  return isSlip(word) ? 'slip' : 'none';
});
