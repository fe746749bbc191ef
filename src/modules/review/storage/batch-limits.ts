/** Nothing is refused, since the number of reviews under way is limited where they begin. */
export const ALL_THAT_WAIT = {
  mostWaiting: Infinity,
  mostTogether: 100,
  weightOf: (): number => 1,
};
