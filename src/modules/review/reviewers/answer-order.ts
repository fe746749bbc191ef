import { type ReviewAnswer } from './reviewer.js';

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Answers sorted by key, so that nothing depends on the order in which they were sent. */
export function sortedByKey(answers: readonly ReviewAnswer[]): ReviewAnswer[] {
  return [...answers].sort((a, b) => compare(a.key, b.key) || compare(a.value, b.value));
}
