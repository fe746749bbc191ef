import { type Source } from '../../fields/field.js';
import { type Level } from '../../rubric/criterion.js';
import { countFigures, isHearsay } from './figures.js';
import { type ReadSentence } from './reading.js';
import { type Judged, saysSomething } from './rungs.js';

/** From so many different figures in measured facts on, the second, third and fourth level is reached. */
export type Steps = readonly [number, number, number];

/** So many statements about the subject make the first level without any figure. */
const FEWEST_GROUNDED = 3;

/**
 * A measured fact, wherever it stands: done, dated, sourced, compared or measured twice, and neither hoped for, denied,
 * asked for nor heard of.
 */
export function isMeasuredFact(sentence: ReadSentence): boolean {
  const { features, hedged, denied, buzz, isBudget } = sentence;
  if (!saysSomething(sentence) || !features.has('related') || !features.has('measure') || denied || buzz) return false;
  if ((hedged && !features.has('past')) || isBudget || isHearsay(sentence)) return false;
  return (['past', 'date', 'source', 'comparison', 'two_measures'] as const).some((feature) => features.has(feature));
}

function byWeight(a: ReadSentence, b: ReadSentence): number {
  return b.measures.length - a.measures.length || a.words.length - b.words.length;
}

function levelFor(figures: number, grounded: number, [second, third, fourth]: Steps): Level {
  if (figures >= fourth) return 4;
  if (figures >= third) return 3;
  if (figures >= second) return 2;
  return grounded >= FEWEST_GROUNDED ? 1 : 0;
}

/** About the subject, and no story that only shares a word with it. */
function isGrounded(sentence: ReadSentence): boolean {
  const { features, isStory } = sentence;
  return saysSomething(sentence) && features.has('grounded') && (features.has('related') || !isStory);
}

/** How much of an application somebody could check: the figures its facts rest on, counted over all answers. */
export function judgeBreadth(sentences: readonly ReadSentence[], source: Source, steps: Steps): Judged {
  const read = sentences.filter(({ places }) => places.every(({ answer }) => answer.sources.includes(source)));
  const facts = read.filter(isMeasuredFact).sort(byWeight);
  const grounded = read.filter(isGrounded);
  const told = facts.length > 0 ? facts : grounded;
  return { level: levelFor(countFigures(facts), grounded.length, steps), sentences: told, bearing: told.length };
}
