import { readPairs } from './resources.js';

/** Numbers that people write out, with their values. "One" is as often a pronoun, "a thousand" as often just many. */
export const NUMBER_WORDS = readPairs('numerals');
