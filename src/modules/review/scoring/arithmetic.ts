/** Weights are held as millionths, so that sums of them are exact. */
const MILLION = 1_000_000;

function millionths(weight: number): number {
  return Number.isFinite(weight) && weight > 0 ? Math.round(weight * MILLION) : 0;
}

export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

interface Weighted {
  score: number;
  weight: number;
}

/** The mean of whole-number scores by weight, rounded half up; 0 when nothing weighs anything. */
export function weightedMean(entries: readonly Weighted[]): number {
  const weights = entries.map(({ weight }) => millionths(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  return divideHalfUp(
    entries.reduce((sum, { score }, at) => sum + score * (weights[at] ?? 0), 0),
    total,
  );
}

/** Weights as a cohort set them; shares of their sum where they do not make one, so that a reader can add up again. */
export function normaliseWeights<Name extends string>(
  names: readonly Name[],
  weights: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const given = names.map((name) => millionths(weights[name]));
  const total = given.reduce((sum, weight) => sum + weight, 0);
  const share = (weight: number): number =>
    (total === 0 ? Math.round(MILLION / names.length) : divideHalfUp(weight * MILLION, total)) / MILLION;
  return Object.fromEntries(names.map((name, at) => [name, share(given[at] ?? 0)])) as Record<Name, number>;
}

/** The weighted sum of the best scores up to this weight: what a form does not ask must not count against anybody. */
export function bestPart(entries: readonly Weighted[], weight: number): number {
  let left = weight;
  let sum = 0;
  for (const entry of [...entries].sort((a, b) => b.score - a.score)) {
    const used = Math.min(entry.weight, left);
    sum += used * entry.score;
    left -= used;
  }
  return sum;
}
