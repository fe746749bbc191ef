import { type Level } from '../../rubric/criterion.js';
import { countFigures } from './figures.js';
import { type ReadSentence } from './reading.js';
import { type Judged, saysSomething } from './rungs.js';

/** A measured fact, wherever it stands: done, dated, sourced, compared or measured twice, and neither hoped for nor denied. */
export function isMeasuredFact(sentence: ReadSentence): boolean {
  const { features, hedged, denied, buzz } = sentence;
  if (!saysSomething(sentence) || !features.has('related') || !features.has('measure') || denied || buzz) return false;
  if (hedged && !features.has('past')) return false;
  return (['past', 'date', 'source', 'comparison', 'two_measures'] as const).some((feature) => features.has(feature));
}

function byWeight(a: ReadSentence, b: ReadSentence): number {
  return b.measures.length - a.measures.length || a.words.length - b.words.length;
}

/** From so many measured figures on it is the second, third and fourth level; below, statements about the subject make the first. */
function levelBy(figures: number, grounded: number, steps: readonly [number, number, number]): Level {
  const [second, third, fourth] = steps;
  if (figures >= fourth) return 4;
  if (figures >= third) return 3;
  if (figures >= second) return 2;
  return grounded >= FEWEST_GROUNDED ? 1 : 0;
}

const FEWEST_GROUNDED = 3;

export function judgeBreadth(sentences: readonly ReadSentence[], steps: readonly [number, number, number], source: 'clarity' | 'founder_fit' | 'idea_strength'): Judged {
  const read = sentences.filter((sentence) => sentence.places.every(({ answer }) => answer.sources.includes(source)));
  const facts = read.filter(isMeasuredFact).sort(byWeight);
  const grounded = read.filter((sentence) => saysSomething(sentence) && sentence.features.has('grounded'));
  const shown = facts.length > 0 ? facts : grounded;
  return { level: levelBy(countFigures(facts), grounded.length, steps), sentences: shown };
}
