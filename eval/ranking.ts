/** Something with a rank that people gave it, and the score that it was given by code. */
export interface Ranked {
  readonly tier: number;
  readonly score: number;
}

interface Pairs {
  concordant: number;
  discordant: number;
  tiedTier: number;
  tiedScore: number;
  all: number;
}

function countPairs(items: readonly Ranked[]): Pairs {
  const pairs: Pairs = { concordant: 0, discordant: 0, tiedTier: 0, tiedScore: 0, all: 0 };
  items.forEach((one, at) => {
    for (const other of items.slice(at + 1)) {
      const byTier = Math.sign(one.tier - other.tier);
      const byScore = Math.sign(one.score - other.score);
      pairs.all += 1;
      if (byTier === 0) pairs.tiedTier += 1;
      if (byScore === 0) pairs.tiedScore += 1;
      if (byTier * byScore > 0) pairs.concordant += 1;
      if (byTier * byScore < 0) pairs.discordant += 1;
    }
  });
  return pairs;
}

/** The share of pairs of different tiers whose better one scores higher; as high is not higher. */
export function pairAccuracy(items: readonly Ranked[]): number {
  const { concordant, all, tiedTier } = countPairs(items);
  return concordant / (all - tiedTier);
}

/** Kendall's tau-b, which allows for ties (M. Kendall, "The treatment of ties in ranking problems", 1945). */
export function kendallTau(items: readonly Ranked[]): number {
  const { concordant, discordant, all, tiedTier, tiedScore } = countPairs(items);
  return (concordant - discordant) / Math.sqrt((all - tiedTier) * (all - tiedScore));
}

/** Pairs of different tiers in the wrong order, worst first, for whoever wants to know why. */
export function misrankedPairs<T extends Ranked>(items: readonly T[]): [better: T, worse: T][] {
  const pairs = items.flatMap((better) =>
    items
      .filter((worse) => worse.tier < better.tier && worse.score >= better.score)
      .map((worse): [T, T] => [better, worse]),
  );
  return pairs.sort(([a, b], [c, d]) => d.score - c.score - (b.score - a.score));
}
