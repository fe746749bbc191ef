import { stem } from '../../../language/stem.js';
import { directionOf, type Meaning, product } from '../../../language/word-meanings.js';
import { type ReadSentence } from './reading.js';
import { type ReviewAnswer } from './reviewer.js';

/** Words whose meanings point the same way to this degree are of one subject: "bread" and "oven", "trail" and "forest". */
const NEAR = 0.65;

interface KnownWord {
  direction: Meaning;
  /** Null when more than one answer has it. */
  answer: ReviewAnswer | null;
  isNear: boolean;
}

/** Those of its words that are its own and frequent enough for their meaning to be known. */
function knownWords({ words, grounds, abstract }: ReadSentence): string[] {
  return words.filter((word) => {
    const ground = stem(word);
    return grounds.has(ground) && !abstract.has(ground) && directionOf(word) !== null;
  });
}

function note(word: string, answer: ReviewAnswer, known: Map<string, KnownWord>): void {
  const use = known.get(word);
  const direction = directionOf(word);
  if (use && use.answer !== answer) {
    use.answer = null;
    use.isNear = true;
  } else if (!use && direction) known.set(word, { direction, answer, isNear: false });
}

/** Each two words are compared once, and only where that may still tell something of one of them. */
function markNear(words: readonly KnownWord[]): void {
  for (const [at, one] of words.entries()) {
    for (let before = 0; before < at; before += 1) {
      const other = words[before];
      if (!other || (one.isNear && other.isNear) || (one.answer === other.answer && one.answer !== null)) continue;
      if (product(one.direction, other.direction) >= NEAR) one.isNear = other.isNear = true;
    }
  }
}

/**
 * By sentence, how many of its own words another answer has a word of like meaning for. Who writes little says nothing
 * twice, but tells of bags in one answer and of luggage in another. Copies are left aside, as they relate to themselves.
 */
export function countNearWords(sentences: readonly ReadSentence[]): Map<ReadSentence, number> {
  const read = sentences
    .filter(({ places, texture, aboutReview }) => places.length === 1 && texture !== 'noise' && !aboutReview)
    .map((sentence) => ({ sentence, words: knownWords(sentence) }));
  const known = new Map<string, KnownWord>();
  for (const { sentence, words } of read) for (const word of words) note(word, sentence.answer, known);
  markNear([...known.values()]);
  return new Map(read.map(({ sentence, words }) => [sentence, new Set(words.filter((word) => known.get(word)?.isNear).map(stem)).size]));
}
