import { stem } from '../text/stem.js';
import { directionOf, type Meaning, product } from '../text/word-meanings.js';
import { type ReadSentence } from './reading.js';
import { type ReviewAnswer } from './reviewer.js';

/** Words whose meanings point the same way to this degree are of one subject: "bread" and "oven", "trail" and "forest". */
const NEAR = 0.65;

interface KnownWord {
  direction: Meaning;
  answers: Set<ReviewAnswer>;
}

/** Those of its words that are its own and frequent enough for their meaning to be known. */
function knownWords({ words, grounds, abstract }: ReadSentence): string[] {
  return words.filter((word) => {
    const ground = stem(word);
    return grounds.has(ground) && !abstract.has(ground) && directionOf(word) !== null;
  });
}

function wordsIn(sentences: readonly ReadSentence[]): Map<string, KnownWord> {
  const known = new Map<string, KnownWord>();
  for (const sentence of sentences) {
    for (const word of knownWords(sentence)) {
      const direction = directionOf(word);
      const use = known.get(word);
      if (use) use.answers.add(sentence.answer);
      else if (direction) known.set(word, { direction, answers: new Set([sentence.answer]) });
    }
  }
  return known;
}

function isNearAnotherAnswer({ direction, answers }: KnownWord, known: Iterable<KnownWord>): boolean {
  const near = new Set(answers);
  for (const other of known) {
    if (near.size > 1) return true;
    if (product(direction, other.direction) >= NEAR) for (const answer of other.answers) near.add(answer);
  }
  return near.size > 1;
}

/**
 * By sentence, how many of its own words another answer has a word of like meaning for. Who writes little says nothing
 * twice, but tells of bags in one answer and of luggage in another. Copies are left aside, as they relate to themselves.
 */
export function countNearWords(sentences: readonly ReadSentence[]): Map<ReadSentence, number> {
  const read = sentences.filter(({ places, texture, aboutReview }) => places.length === 1 && texture !== 'noise' && !aboutReview);
  const known = wordsIn(read);
  const near = new Set<string>();
  for (const [word, use] of known) if (isNearAnotherAnswer(use, known.values())) near.add(word);
  return new Map(
    read.map((sentence) => [sentence, new Set(knownWords(sentence).filter((word) => near.has(word)).map(stem)).size]),
  );
}
