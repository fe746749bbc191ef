import { ROLE_LEXICONS } from '../../fields/lexicon/role-lexicons.js';
import { wordsOf } from '../../../language/tokens.js';
import { stem } from '../../../language/stem.js';
import { CRITERION_TERMS, TRACTION_LADDER } from '../text/words/criterion-terms.js';
import { INDUSTRIES } from '../text/words/industries.js';
import { PROGRAMME_WORDS } from '../text/words/programme-words.js';
import { SEGMENTS } from '../text/words/segments.js';
import { SIGNALS } from '../text/words/signals.js';
import { BUSINESS_WORDS, GENERAL_WORDS } from '../text/words/general-words.js';
import { BUZZ_WORDS, PRAISE_WORDS } from './words/buzz-words.js';
import { LIFE_WORDS, PAST_FORMS } from '../text/words/life-words.js';
import { OFFENSIVE_WORDS } from './words/offensive-words.js';
import { TOPIC_WORDS } from './words/topic-words.js';
import { EVERYDAY_WORDS, VENTURE_WORDS } from './words/venture-words.js';

/** Every word of every list there is: no dictionary, but text without any of them is not English. */
const PHRASES: readonly string[] = [
  ...ROLE_LEXICONS.flatMap(({ tells, except }) => [...tells, ...except]),
  ...[CRITERION_TERMS, TRACTION_LADDER, SIGNALS, OFFENSIVE_WORDS, TOPIC_WORDS].flatMap((table) =>
    Object.values(table).flat(),
  ),
  ...Object.values(INDUSTRIES).flatMap(({ telling, usual, shared }) => [...telling, ...usual, ...shared]),
  ...PROGRAMME_WORDS,
  ...SEGMENTS,
  ...BUZZ_WORDS,
  ...PRAISE_WORDS,
  ...GENERAL_WORDS,
  ...BUSINESS_WORDS,
  ...Object.values(LIFE_WORDS).flatMap((words) => words.split(' ')),
  ...PAST_FORMS,
  ...EVERYDAY_WORDS,
  ...VENTURE_WORDS,
];
const SHORTEST_BEGINNING = 4;
const LONGEST_BEGINNING = 16;
const WORDS = new Set<string>();
const STEMS = new Set<string>();
const BEGINNINGS = new Set<string>();
for (const part of PHRASES.flatMap((phrase) => phrase.split(/[\s-]+/))) {
  for (const word of wordsOf(part.replace('*', ''))) {
    STEMS.add(stem(word));
    WORDS.add(word);
    if (part.endsWith('*') && word.length >= SHORTEST_BEGINNING) BEGINNINGS.add(word);
  }
}

/** Whether any list has the word; a word that none has may well be one. */
export function isKnownWord(word: string): boolean {
  if (STEMS.has(stem(word))) return true;
  for (let length = SHORTEST_BEGINNING; length <= Math.min(word.length, LONGEST_BEGINNING); length += 1)
    if (BEGINNINGS.has(word.slice(0, length))) return true;
  return false;
}

/** The words that the lists are made of, as they stand there. */
export function knownWords(): ReadonlySet<string> {
  return WORDS;
}
