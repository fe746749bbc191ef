/** What reviews bring to PostgreSQL together: whatever is there. How much that can be is limited by who begins reviews. */
export const ALL_THAT_WAIT = {
  mostWaiting: Infinity,
  mostTogether: 100,
  weightOf: (): number => 1,
};
