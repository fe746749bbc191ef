/** The value that the given share of the sorted values does not exceed; of two in the middle the mean. Zero of none. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = sorted.length * share;
  const upper = sorted[Math.min(sorted.length - 1, Math.floor(at))] ?? 0;
  const isBetween = Number.isInteger(at) && at > 0 && at < sorted.length;
  return isBetween ? ((sorted[at - 1] ?? upper) + upper) / 2 : upper;
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}
