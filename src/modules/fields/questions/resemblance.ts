import { EXAMPLES } from './examples.js';
import { headPositions } from './head-word.js';
import { type Label, readLabel } from './label.js';
import { type Topic } from './topic.js';

/** A question hardly changes its subject later on. */
const READ_WORDS = 25;
const READ_CLAUSES = 2;
const ASIDE = 0.5;
/** Words of one family begin alike: "finance", "financed", "financing". */
const FAMILY_LETTERS = 5;
const FAMILY_FROM = 7;
const FOR_FAMILY = 0.5;
/** How often anything is taken to have been seen among all examples, on top of how often it was. */
const UNSEEN = 0.2;

const TOPICS: readonly Topic[] = EXAMPLES.map(({ topic }) => topic);

type Features = ReadonlyMap<string, number>;

/** What a question shows: its words, neighbours, beginnings of longer words, and the noun that it is about. */
function featuresOf({ clauses }: Label): Features {
  const features = new Map<string, number>();
  clauses.slice(0, READ_CLAUSES).forEach((clause, index) => {
    const whole = index === 0 ? 1 : ASIDE;
    const note = (feature: string, weight: number): void => {
      features.set(feature, Math.max(features.get(feature) ?? 0, weight * whole));
    };
    const words = clause.slice(0, READ_WORDS);
    const bounded = ['^', ...words, '$'];
    words.forEach((word, at) => {
      note(word, 1);
      note(`${bounded[at] ?? ''} ${word}`, 1);
      if (word.length >= FAMILY_FROM) note(`${word.slice(0, FAMILY_LETTERS)}*`, FOR_FAMILY);
    });
    note(`${words.at(-1) ?? ''} $`, 1);
    for (const at of headPositions(clause)) note(`about ${clause[at] ?? ''}`, 1);
  });
  return features;
}

/** For each feature how much it speaks for each topic: the logarithm of the odds, as in naive Bayes. */
function learn(): ReadonlyMap<string, readonly number[]> {
  const seen = new Map<string, number[]>();
  for (const [index, { questions }] of EXAMPLES.entries()) {
    for (const question of questions) {
      for (const [feature, weight] of featuresOf(readLabel(question))) {
        const counts = seen.get(feature) ?? TOPICS.map(() => 0);
        counts[index] = (counts[index] ?? 0) + weight;
        seen.set(feature, counts);
      }
    }
  }
  const sizes = EXAMPLES.map(({ questions }) => questions.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const share = (count: number, size: number): number => (count + (UNSEEN * size) / all) / (size + 1);
  const oddsOf = (counts: readonly number[]): number[] => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count, index) => {
      const size = sizes[index] ?? 0;
      return Math.log(share(count, size) / share(total - count, all - size));
    });
  };
  return new Map([...seen].map(([feature, counts]) => [feature, oddsOf(counts)]));
}

/** Learnt when first asked for: many a process never is. */
let learnt: ReturnType<typeof learn> | undefined;

/** How much a question resembles the examples of each topic: the greater, the more; below 0 if it rather does not. */
export function resemblances(label: Label): Map<Topic, number> {
  learnt ??= learn();
  const sums = TOPICS.map(() => 0);
  for (const [feature, weight] of featuresOf(label)) {
    learnt.get(feature)?.forEach((odds, index) => {
      sums[index] = (sums[index] ?? 0) + weight * odds;
    });
  }
  return new Map(TOPICS.map((topic, index) => [topic, sums[index] ?? 0]));
}
