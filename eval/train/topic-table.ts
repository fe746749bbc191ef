import { logistic } from '../../src/language/linear-model.js';
import { tokenise } from '../../src/language/tokens.js';
import { MEANING_SIZE } from '../../src/language/word-meanings.js';
import { countsOf, textFeatures } from '../../src/modules/review/guard-rails/words/text-features.js';
import { type TopicText } from './flag-texts.js';
import { seeded, shuffled } from './chance.js';

const SEED = 7;
const ROUNDS = 25;
const RATE = 0.8;
const DECAY = 1e-4;
/** A feature of fewer texts is somebody's own subject. */
const FEWEST_TEXTS = 2;
/** Texts of anything but ventures are far fewer, and count for so many. */
const WEIGHT_OF_OFF = 3;
/** Meanings have longer numbers than counts. */
const MEANING_SCALE = 0.3;
const HUNDREDTHS = 100;

type Features = readonly (readonly [place: number, value: number])[];

interface Example {
  readonly isOff: boolean;
  readonly features: Features;
}

export interface LearnedTable {
  seed: number;
  bias: number;
  meaning: number[];
  weights: Record<string, number>;
}

/** Logistic regression by stochastic gradient descent, in an order that a seed decides. What moves less than `least` is left out. */
export function topicTable(texts: readonly TopicText[], least: number): LearnedTable {
  const read = texts.map(({ text, isOff }) => ({ isOff, features: textFeatures(tokenise(text)) }));
  const seen = new Map<string, number>();
  for (const { features } of read)
    for (const name of new Set(features.names)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen]
    .filter(([, count]) => count >= FEWEST_TEXTS)
    .map(([name]) => name)
    .sort();
  const places = new Map(names.map((name, at) => [name, at + MEANING_SIZE + 1]));
  const toPlaces = (features: ReturnType<typeof textFeatures>): Features => [
    [0, 1],
    ...features.meaning.map((value, at): [number, number] => [at + 1, value * MEANING_SCALE]),
    ...[...countsOf(features)].flatMap(([name, count]): [number, number][] => {
      const place = places.get(name);
      return place === undefined ? [] : [[place, count]];
    }),
  ];
  const weights = new Float64Array(names.length + MEANING_SIZE + 1);
  learn(
    weights,
    read.map(({ isOff, features }) => ({ isOff, features: toPlaces(features) })),
  );
  const rounded = (weight: number): number => Math.round(weight * HUNDREDTHS);
  return {
    seed: SEED,
    bias: rounded(weights[0] ?? 0),
    meaning: Array.from(weights.subarray(1, MEANING_SIZE + 1), (weight) => rounded(weight * MEANING_SCALE)),
    weights: Object.fromEntries(
      names.flatMap((name, at) => {
        const weight = weights[at + MEANING_SIZE + 1] ?? 0;
        return Math.abs(weight) < least ? [] : [[name, rounded(weight)]];
      }),
    ),
  };
}

function learn(weights: Float64Array, examples: readonly Example[]): void {
  const random = seeded(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round / 4);
    for (const example of shuffled(examples, random)) step(weights, example, rate);
  }
}

function scoreOf(weights: Float64Array, features: Features): number {
  let score = 0;
  for (const [place, value] of features) score += (weights[place] ?? 0) * value;
  return score;
}

function step(weights: Float64Array, { isOff, features }: Example, rate: number): void {
  const error = Number(isOff) - logistic(scoreOf(weights, features));
  const size = rate * (isOff ? WEIGHT_OF_OFF : 1) * error;
  for (const [place, value] of features) {
    const weight = weights[place] ?? 0;
    weights[place] = weight + size * value - rate * DECAY * weight;
  }
}
