import { type ReadSentence } from './reading.js';

/** One sentence rests on so many figures at most, however many it strings together. */
const MOST_IN_SENTENCE = 4;

/**
 * How many different figures some statements rest on. The same figure in other words is no second one, and neither is
 * another figure for the same thing: where statements differ about it, they cannot all be right. Within one sentence, and
 * for other years, several figures may well be of one thing.
 */
export function countFigures(sentences: readonly ReadSentence[]): number {
  const values = new Set<string>();
  const things = new Set<string>();
  for (const { measures, years } of sentences) {
    const when = [...years].join(' ');
    const counted = new Map<string, number>();
    for (const { kind, of, value } of measures.slice(0, MOST_IN_SENTENCE)) {
      const thing = of === '' ? value : `${kind} ${of} ${when}`;
      const nth = counted.get(thing) ?? 0;
      counted.set(thing, nth + 1);
      values.add(value);
      things.add(`${thing} ${nth}`);
    }
  }
  return Math.min(values.size, things.size);
}

const VAST = /billion|trillion|bn/;

/** "A market worth $400 billion": what anybody may have heard of a whole industry, without saying where or when. */
export function isHearsay({ measures, features }: ReadSentence): boolean {
  if (features.has('source') || features.has('date')) return false;
  return (
    measures.some(({ value }) => VAST.test(value)) && measures.every(({ kind, value }) => kind === 'percent' || VAST.test(value))
  );
}
