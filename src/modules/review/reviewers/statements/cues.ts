import { type KnownWord } from '../../../../language/remember-words.js';
import { readTagged } from '../../../../language/resources.js';
import { WordPatterns } from '../../../../language/word-patterns.js';
import { DENIALS, INTENTIONS } from './denials.js';

/**
 * What has too few examples for a table to learn it: steps of proof that people want something, contrasts with others,
 * and needs.
 */
const CUES = ['use', 'payment', 'growth', 'contrast', 'alone', 'search'] as const;
export type Cue = (typeof CUES)[number];

const MATCHER = new WordPatterns<Cue>(readTagged(CUES, (cue) => `cues/${cue}.txt`));
const OWN = new Set(['we', 'our', 'ours', 'us', 'i', 'my', 'mine']);
/** Steps of proof, which a denial or a wish within so many words before takes away: "without pay", "we would have sales". */
const DENIABLE: ReadonlySet<Cue> = new Set(['use', 'payment', 'growth']);
const REACH = 3;

/** "Agreed to pay" has not paid yet, and "we paid the weavers" pays nobody in. */
const SPENDING = new Set('pay paid bought buy order ordered rent rented'.split(' '));
const BEFORE_SPENDING = new Set(['to', 'we', 'i']);

function isDenied(words: readonly KnownWord[], from: number): boolean {
  if (SPENDING.has(words[from]?.text ?? '') && BEFORE_SPENDING.has(words[from - 1]?.text ?? '')) return true;
  return words
    .slice(Math.max(0, from - REACH), from)
    .some(({ text }) => DENIALS.has(text) || INTENTIONS.has(text) || text === 'without');
}

/** Whether words speak of the venture itself. */
export function isOwn(words: readonly KnownWord[]): boolean {
  return words.some(({ text }) => OWN.has(text));
}

/** What a statement has words for. Only the venture's own contrast counts: "unlike both, we …". */
export function cuesIn(words: readonly KnownWord[]): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (const { tag, at } of MATCHER.find(words)) if (!DENIABLE.has(tag) || !isDenied(words, at[0] ?? 0)) cues.add(tag);
  if (cues.has('contrast') && !isOwn(words)) cues.delete('contrast');
  return cues;
}

export function isCue(word: string): boolean {
  return MATCHER.knows(word);
}
