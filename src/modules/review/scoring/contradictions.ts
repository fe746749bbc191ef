import { isYear } from '../../../language/seen-words.js';
import { answerName, type ReviewAnswer, sortedByKey } from '../reviewers/reviewer.js';
import { type Fact, factsIn } from './facts.js';

/** Figures with this ratio or closer are the same figure, rounded; years are not. */
const CLOSE = 0.8;
const MOST_NOTES = 2;

/** Both count the whole, or the same part, or one a part larger than the whole. */
function contradict(one: Fact, other: Fact): boolean {
  if (one.answer.key === other.answer.key || one.value === other.value) return false;
  const [less, more] = one.value < other.value ? [one, other] : [other, one];
  const isClose = !isYear(less.figure) && less.value >= CLOSE * more.value;
  return !isClose && (less.part === more.part || less.part === '');
}

function cite(figure: string, { answer }: Fact): string {
  return `${figure} (answer: ${answerName(answer)})`;
}

/** If something is counted in more than two ways, nothing is reported. */
function differencesIn(facts: readonly Fact[]): string[] {
  const byThing = new Map<string, Fact[]>();
  for (const fact of facts) byThing.set(fact.what, [...(byThing.get(fact.what) ?? []), fact]);
  return [...byThing].flatMap(([what, found]) => {
    const othersOf = (one: Fact): Fact | undefined => found.find((fact) => contradict(one, fact));
    const one = found.find((fact) => othersOf(fact) !== undefined);
    const other = one && othersOf(one);
    if (!one || !other || new Set(found.map(({ value }) => value)).size !== 2) return [];
    const isSamePart = one.part === other.part;
    const named = [one, other].map((fact) =>
      cite(isSamePart || fact.part === '' ? fact.figure : `${fact.figure} ${fact.part}`, fact),
    );
    const thing = `${isSamePart ? other.part : ''} ${what.replace(/^\S (?=\w)/u, '')}`.trim();
    return [`Two figures for ${thing} differ: ${named.join(' and ')}.`];
  });
}

/** Answers that cannot both be true. Careful rather than complete: what may be of another time or plan is left out. */
export function contradictionsIn(answers: readonly ReviewAnswer[]): string[] {
  return differencesIn(sortedByKey(answers).flatMap(factsIn)).sort().slice(0, MOST_NOTES);
}
