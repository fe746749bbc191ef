import { answerName } from '../reviewers/answer-name.js';
import { inOrder } from '../reviewers/answer-order.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { type Count, countsIn } from './counts.js';
import { factsIn } from './pattern-counts.js';

/** Figures with this ratio or closer are the same figure, rounded. */
const CLOSE = 0.8;
const MOST_NOTES = 2;

/**
 * Whether two counts of one thing cannot both be true: both of the whole, both of the same part, or a part larger than
 * the whole.
 */
function contradict(one: Count, other: Count, close: number): boolean {
  if (one.answer.key === other.answer.key) return false;
  const [less, more] = one.value < other.value ? [one, other] : [other, one];
  const isClose = less.value >= close * more.value;
  return !isClose && (less.part === more.part || less.part === '');
}

function cite(figure: string, { answer }: Count): string {
  return `${figure} (answer: ${answerName(answer)})`;
}

/** If something is counted in more than two ways, nothing is reported. */
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
 * Two answers that cannot both be true: they count the same thing of the venture differently, give different years of
 * its founding, or only one says that somebody pays. Careful rather than complete: anything that may be of another
 * time, plan or range is left alone.
 */
export function contradictionsIn(answers: readonly ReviewAnswer[]): string[] {
  const ordered = inOrder(answers);
  const notes = [...differencesIn(ordered.flatMap(countsIn), CLOSE), ...differencesIn(ordered.flatMap(factsIn), 1)];
  return [...new Set(notes)].sort().slice(0, MOST_NOTES);
}
