import { type Level } from '../../rubric/criterion.js';
import { type ReadSentence } from './reading.js';

/** From so many empty sentences on, the level falls to 3, 2, 1 and 0. */
const STEPS = [2, 4, 7, 11];
const SHORTEST = 4;

function isEmpty({ texture, buzz, hedged, words }: ReadSentence): boolean {
  return (texture === 'noise' && words.length >= SHORTEST) || buzz || hedged;
}

/**
 * How plainly it is told. Empty sentences are counted, never set in relation to the others: adding a fact cannot
 * hide them, and taking one out cannot make them stand out.
 */
export function communicationLevel(sentences: readonly ReadSentence[], carrying: ReadonlySet<ReadSentence>): Level {
  const empty = sentences.filter((sentence) => !carrying.has(sentence) && isEmpty(sentence)).length;
  const steps = STEPS.filter((step) => empty >= step).length;
  return (4 - steps) as Level;
}
