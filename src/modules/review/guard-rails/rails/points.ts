/** What a sign is worth: from where on it counts, up to where, and what that much adds. */
export type SignWorth<Sign extends string> = readonly [sign: Sign, from: number, most: number, worth: number];

/** The base and what the signs add to it. */
export function weighed<Sign extends string>(
  worths: readonly SignWorth<Sign>[],
  signs: Readonly<Record<Sign, number>>,
  base: number,
): number {
  return worths.reduce(
    (sum, [sign, from, most, worth]) =>
      sum + (worth * Math.min(Math.max(signs[sign] - from, 0), most - from)) / (most - from),
    base,
  );
}

export type PatternWorth = readonly [pattern: RegExp, worth: number];

/** What the patterns that are in the text are worth together. */
export function pointsOf(patterns: readonly PatternWorth[], text: string): number {
  let points = 0;
  for (const [pattern, worth] of patterns) if (pattern.test(text)) points += worth;
  return points;
}
