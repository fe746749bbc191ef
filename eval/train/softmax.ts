/** What an example shows, which class it is of, and what it counts for. */
export interface Example {
  readonly features: ReadonlyMap<string, number>;
  readonly kind: number;
  readonly weight: number;
}

/** Of each feature, what it adds to the score of each class. */
export type Table = ReadonlyMap<string, Float64Array>;

export interface Options {
  readonly kinds: number;
  /** A feature of fewer examples is left out. */
  readonly fewest: number;
  /** How much large weights cost (L2). */
  readonly ridge: number;
  readonly rounds: number;
}

const STEP = 0.15;
const MOMENTUM = 0.9;
const SPREAD = 0.99;
const TINY = 1e-6;

interface Row {
  readonly at: Int32Array;
  readonly values: Float64Array;
  readonly kind: number;
  readonly weight: number;
}

/**
 * Multinomial logistic regression by gradient descent over all examples at once, with steps fitted to each weight (Adam;
 * Kingma and Ba 2015). Nothing in it is left to chance: the same examples give the same table.
 */
export function learn(examples: readonly Example[], options: Options): Table {
  const ids = featuresKept(examples, options.fewest);
  const rows = examples.map(({ features, kind, weight }): Row => {
    const known = [...features].flatMap(([feature, value]) => {
      const id = ids.get(feature);
      return id === undefined ? [] : [[id * options.kinds, value] as const];
    });
    return {
      at: Int32Array.from(known, ([at]) => at),
      values: Float64Array.from(known, ([, value]) => value),
      kind,
      weight,
    };
  });
  const weights = descend(rows, ids.size * options.kinds, options);
  return new Map(
    Array.from(ids, ([feature, id]) => [feature, weights.slice(id * options.kinds, (id + 1) * options.kinds)]),
  );
}

function featuresKept(examples: readonly Example[], fewest: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([feature]) => feature)
    .sort();
  return new Map(kept.map((feature, id) => [feature, id]));
}

function descend(rows: readonly Row[], size: number, { kinds, ridge, rounds }: Options): Float64Array {
  const [weights, slopes, means, squares] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    slopes.fill(0);
    for (const row of rows) addSlopes(row, weights, slopes, kinds);
    const step = STEP * (1 - (round - 1) / rounds);
    const [meanOf, squareOf] = [1 - MOMENTUM ** round, 1 - SPREAD ** round];
    for (let at = 0; at < size; at += 1) {
      const slope = (slopes[at] ?? 0) + ridge * (weights[at] ?? 0);
      const mean = MOMENTUM * (means[at] ?? 0) + (1 - MOMENTUM) * slope;
      const square = SPREAD * (squares[at] ?? 0) + (1 - SPREAD) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (step * (mean / meanOf)) / (Math.sqrt(square / squareOf) + TINY);
    }
  }
  return weights;
}

function addSlopes(
  { at, values, kind, weight }: Row,
  weights: Float64Array,
  slopes: Float64Array,
  kinds: number,
): void {
  const sums = new Float64Array(kinds);
  at.forEach((from, index) => {
    const value = values[index] ?? 0;
    for (let each = 0; each < kinds; each += 1) sums[each] = (sums[each] ?? 0) + value * (weights[from + each] ?? 0);
  });
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const errors = shares.map((share, each) => weight * (share / total - (each === kind ? 1 : 0)));
  at.forEach((from, index) => {
    const value = values[index] ?? 0;
    for (let each = 0; each < kinds; each += 1)
      slopes[from + each] = (slopes[from + each] ?? 0) + value * (errors[each] ?? 0);
  });
}
