import { type KnownWord } from '../../../../language/remember-words.js';
import { readTagged } from '../../../../language/resources.js';
import { WordPatterns } from '../../../../language/word-patterns.js';

/**
 * What has too few examples for a table to learn it: steps of proof that people want something, contrasts with others,
 * and needs.
 */
const CUES = ['use', 'payment', 'growth', 'contrast', 'search'] as const;
export type Cue = (typeof CUES)[number];

const MATCHER = new WordPatterns<Cue>(readTagged(CUES, (cue) => `cues/${cue}.txt`));
const OWN = new Set(['we', 'our', 'ours', 'us', 'i', 'my', 'mine']);

/** What a statement has words for. Only the venture's own contrast counts: "unlike both, we …". */
export function cuesIn(words: readonly KnownWord[]): ReadonlySet<Cue> {
  const cues = new Set(MATCHER.find(words).map(({ tag }) => tag));
  if (cues.has('contrast') && !words.some(({ text }) => OWN.has(text))) cues.delete('contrast');
  return cues;
}

export function isCue(word: string): boolean {
  return MATCHER.knows(word);
}
