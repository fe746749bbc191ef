import { rememberWords } from './remember-words.js';
import { readList } from './resources.js';

const ENDINGS = readList('words/endings.txt');
const SHORTEST_STEM = 4;
/** "planned" and "fitting" are written with a consonant twice that the word itself has once. */
const DOUBLED = /([bdgmnprt])\1$/;
const SHORTEST_UNDOUBLED = 4;

function shorten(word: string): string {
  if (word.length <= SHORTEST_STEM) return word;
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  if (ending === undefined) return word;
  const bare = word.slice(0, word.length - ending.length);
  return bare.length >= SHORTEST_UNDOUBLED && DOUBLED.test(bare) ? bare.slice(0, -1) : bare;
}

/** A rough stem, the same for "clinic", "clinics" and "clinical": enough to tell whether two texts share a subject. */
export const stem = rememberWords((word) => shorten(shorten(word)));
