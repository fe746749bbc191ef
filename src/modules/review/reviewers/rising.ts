/** Rises evenly from one value to another, so that no single word decides between all and nothing. */
export function rising(measure: number, nothingUpTo: number, fullFrom: number): number {
  return Math.min(1, Math.max(0, (measure - nothingUpTo) / (fullFrom - nothingUpTo)));
}
