import { type KnownWord } from '../../../../language/remember-words.js';
import { readTagged } from '../../../../language/resources.js';
import { hasNumber, MONEY, NUMBER, PERCENT } from '../../../../language/seen-words.js';
import { WordPatterns } from '../../../../language/word-patterns.js';
import { DENIALS, INTENTIONS, TURNS } from './denials.js';

/**
 * What has too few examples for a table to learn it: steps of proof that people want something and what speaks against
 * them, contrasts with others, needs, that there is none of what is looked for, that nothing is new, or nobody trained.
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
  'leave',
  'unpaid',
  'untrained',
  'protect',
] as const;
/** What it also has words for: that none has left. */
export type Cue = (typeof CUES)[number] | 'stay';

const MATCHER = new WordPatterns<Cue>(readTagged(CUES, (cue) => `cues/${cue}.txt`));
const OWN = new Set(['we', 'our', 'ours', 'us', 'i', 'my', 'mine']);
/** Steps of proof, and losses, which a denial or a wish within so many words before takes away: "without pay", "we would have sales". */
const DENIABLE: ReadonlySet<Cue> = new Set([
  'use',
  'payment',
  'earnings',
  'growth',
  'return',
  'loss',
  'leave',
  'protect',
]);
const PAID: ReadonlySet<Cue> = new Set(['payment', 'earnings']);
const DENYING: ReadonlySet<string> = new Set([...DENIALS, 'without']);
const TAKING: ReadonlySet<string> = new Set([...DENYING, ...INTENTIONS]);
const REACH = 3;
/** Who denies it of everybody denies it from further away: "none had seen a fund that members earn back". */
const OF_EVERYBODY = new Set(['none', 'nobody', 'nothing', 'never']);
const FAR_REACH = 9;

/** "Agreed to pay" has not paid yet, and "we paid the weavers" pays nobody in. */
const SPENDING = new Set('pay paid bought buy order ordered rent rented'.split(' '));
const BEFORE_SPENDING = new Set(['to', 'we', 'i']);

/** Whether such a word stands shortly before, or one that denies it of everybody somewhat further away. */
function isAfter(taking: ReadonlySet<string>, words: readonly KnownWord[], from: number): boolean {
  return words
    .slice(Math.max(0, from - FAR_REACH), from)
    .some(({ text }, at, before) => OF_EVERYBODY.has(text) || (before.length - at <= REACH && taking.has(text)));
}

function isSpent(words: readonly KnownWord[], from: number): boolean {
  return SPENDING.has(words[from]?.text ?? '') && BEFORE_SPENDING.has(words[from - 1]?.text ?? '');
}

const AMOUNTS = new Set([NUMBER, MONEY.text, PERCENT.text]);

/** "There was €9,400 left" tells of what remains. */
function remains(words: readonly KnownWord[], from: number): boolean {
  return words[from]?.text === 'left' && AMOUNTS.has(words[from - 1]?.text ?? '');
}

/** Between two figures, these set one beside the other: "38 minutes, against 11 with bingo". */
const BESIDE = new Set(['against', 'versus', 'vs']);
const FIGURE_REACH = 6;

function setsFiguresBeside(words: readonly KnownWord[]): boolean {
  return words.some(
    ({ text }, at) =>
      BESIDE.has(text) &&
      hasNumber(words.slice(Math.max(0, at - FIGURE_REACH), at)) &&
      hasNumber(words.slice(at + 1, at + 1 + FIGURE_REACH)),
  );
}

/** Whether words speak of the venture itself. */
export function isOwn(words: readonly KnownWord[]): boolean {
  return words.some(({ text }) => OWN.has(text));
}

/** What a statement has words for. Only the venture's own contrast counts: "unlike both, we …". */
export function cuesIn(words: readonly KnownWord[]): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  let [hasNoLoss, someLeft] = [false, false];
  for (const {
    tag,
    at: [from = 0],
  } of MATCHER.find(words)) {
    if (tag === 'leave' && remains(words, from)) continue;
    const isTaken = DENIABLE.has(tag) && (isSpent(words, from) || isAfter(TAKING, words, from));
    // "97 paid for three months and 21 stopped": those who left take nothing from what was paid before, but its growth.
    if (tag === 'leave' && !isTaken && cues.has('payment')) someLeft = true;
    else if (!isTaken) cues.add(tag);
    else if (PAID.has(tag) && isAfter(DENYING, words, from)) cues.add('unpaid');
    else if (tag === 'loss' || tag === 'leave') hasNoLoss = true;
    if (tag === 'leave' && !cues.has('leave') && !someLeft) cues.add('return').add('stay');
  }
  if (cues.has('contrast') || setsFiguresBeside(words)) cues.add('comparison');
  if (cues.has('contrast') && !isOwn(words)) cues.delete('contrast');
  const turns = words.some(({ text }) => TURNS.has(text));
  if (turns) cues.delete('disclaim');
  // "No town has left" tells of a success, "two towns left and one came back" of none.
  if (turns || hasNoLoss || cues.has('loss') || cues.has('leave')) cues.delete('none');
  if (cues.has('return')) cues.add('growth');
  if (cues.has('leave') || someLeft) for (const grown of ['growth', 'return'] as const) cues.delete(grown);
  return cues;
}

export function isCue(word: string): boolean {
  return MATCHER.knows(word);
}
