/** What reviews bring to PostgreSQL together: whatever is there. How much that can be is limited by who begins reviews. */
export const ALL_THAT_WAIT = {
  mostWaiting: { units: Infinity, weight: Infinity },
  mostTogether: { units: 100, weight: Infinity },
  weightOf: (): number => 0,
  // Each has its own submissions: while PostgreSQL sees one transaction to the disk, it can be at the next.
  beside: 3,
};
