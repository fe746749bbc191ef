import { answerName } from '../reviewers/answer-name.js';
import { inOrder } from '../reviewers/answer-order.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { type Count, countsIn } from './counts.js';
import { factsIn } from './pattern-counts.js';

/** Figures this close are one figure, rounded. */
const CLOSE = 0.8;
const MOST_NOTES = 2;

/** Two counts of one thing that cannot both be true: of all of it, or of the same part, or a part that is more than all of it. */
function contradict(one: Count, other: Count, close: number): boolean {
  if (one.answer.key === other.answer.key) return false;
  const [less, more] = one.value < other.value ? [one, other] : [other, one];
  const isClose = less.value >= close * more.value;
  return !isClose && (less.part === more.part || less.part === '');
}

function cite(figure: string, { answer }: Count): string {
  return `${figure} (answer: ${answerName(answer)})`;
}

/** Of what is counted in more than two ways nothing is said. */
function differencesIn(counts: readonly Count[], close: number): string[] {
  const byThing = new Map<string, Count[]>();
  for (const count of counts) byThing.set(count.what, [...(byThing.get(count.what) ?? []), count]);
  return [...byThing].flatMap(([what, found]) => {
    const othersOf = (one: Count): Count | undefined => found.find((count) => contradict(one, count, close));
    const one = found.find((count) => othersOf(count) !== undefined);
    const other = one && othersOf(one);
    if (!one || !other || new Set(found.map(({ value }) => value)).size !== 2) return [];
    const isSamePart = one.part === other.part;
    const named = [one, other].map((count) =>
      cite(isSamePart || count.part === '' ? count.figure : `${count.figure} ${count.part}`, count),
    );
    const thing = `${isSamePart ? other.part : ''} ${what.replace(/^\S (?=\w)/u, '')}`.trim();
    return [`Two figures for ${thing} differ: ${named.join(' and ')}.`];
  });
}

/**
 * Two answers that cannot both be true: that count the same thing of the venture's own differently, that found it in different
 * years, or of which one says that somebody pays. Careful rather than complete: anything that may be another time, plan or
 * range is left alone.
 */
export function contradictionsIn(answers: readonly ReviewAnswer[]): string[] {
  const ordered = inOrder(answers);
  const notes = [...differencesIn(ordered.flatMap(countsIn), CLOSE), ...differencesIn(ordered.flatMap(factsIn), 1)];
  return [...new Set(notes)].sort().slice(0, MOST_NOTES);
}
