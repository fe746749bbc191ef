import { type KnownWord } from '../../../../language/remember-words.js';
import { readTagged } from '../../../../language/resources.js';
import { WordPatterns } from '../../../../language/word-patterns.js';
import { DENIALS, INTENTIONS, TURNS } from './denials.js';

/**
 * What has too few examples for a table to learn it: steps of proof that people want something, contrasts with others,
 * needs, that there is none of what is looked for, and that nothing is new.
 */
const CUES = [
  'use',
  'payment',
  'growth',
  'contrast',
  'alone',
  'search',
  'none',
  'loss',
  'disclaim',
  'comparison',
  'return',
  'earnings',
] as const;
export type Cue = (typeof CUES)[number];

const MATCHER = new WordPatterns<Cue>(readTagged(CUES, (cue) => `cues/${cue}.txt`));
const OWN = new Set(['we', 'our', 'ours', 'us', 'i', 'my', 'mine']);
/** Steps of proof, and losses, which a denial or a wish within so many words before takes away: "without pay", "we would have sales". */
const DENIABLE: ReadonlySet<Cue> = new Set(['use', 'payment', 'earnings', 'growth', 'return', 'loss']);
const REACH = 3;
/** Who denies it of everybody denies it from further away: "none had seen a fund that members earn back". */
const OF_EVERYBODY = new Set(['none', 'nobody', 'nothing', 'never']);
const FAR_REACH = 9;

/** "Agreed to pay" has not paid yet, and "we paid the weavers" pays nobody in. */
const SPENDING = new Set('pay paid bought buy order ordered rent rented'.split(' '));
const BEFORE_SPENDING = new Set(['to', 'we', 'i']);

function isDenied(words: readonly KnownWord[], from: number): boolean {
  if (SPENDING.has(words[from]?.text ?? '') && BEFORE_SPENDING.has(words[from - 1]?.text ?? '')) return true;
  return words
    .slice(Math.max(0, from - FAR_REACH), from)
    .some(
      ({ text }, at, before) =>
        OF_EVERYBODY.has(text) ||
        (before.length - at <= REACH && (DENIALS.has(text) || INTENTIONS.has(text) || text === 'without')),
    );
}

/** Whether words speak of the venture itself. */
export function isOwn(words: readonly KnownWord[]): boolean {
  return words.some(({ text }) => OWN.has(text));
}

/** What a statement has words for. Only the venture's own contrast counts: "unlike both, we …". */
export function cuesIn(words: readonly KnownWord[]): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  let hasNoLoss = false;
  for (const { tag, at } of MATCHER.find(words)) {
    if (!DENIABLE.has(tag) || !isDenied(words, at[0] ?? 0)) cues.add(tag);
    else if (tag === 'loss') hasNoLoss = true;
  }
  if (cues.has('contrast')) cues.add('comparison');
  if (cues.has('contrast') && !isOwn(words)) cues.delete('contrast');
  const turns = words.some(({ text }) => TURNS.has(text));
  if (turns) cues.delete('disclaim');
  // "No town has left" tells of a success, "two towns left and one came back" of none.
  if (turns || hasNoLoss || cues.has('loss')) cues.delete('none');
  if (cues.has('return')) cues.add('growth');
  if (cues.has('loss')) for (const grown of ['growth', 'return'] as const) cues.delete(grown);
  return cues;
}

export function isCue(word: string): boolean {
  return MATCHER.knows(word);
}
