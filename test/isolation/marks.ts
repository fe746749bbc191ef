/** Words that are in everything of the estate, and nowhere else. */
export const MARKS = {
  /** What belongs to the organisation as a whole. */
  organisation: 'kanarie-organisation',
  /** What belongs to its cohort. */
  cohort: 'kanarie-cohort',
  /** What came in with a live key. */
  live: 'kanarie-live',
  /** What its team says and who is in it, which is for nobody with a key. */
  team: 'kanarie-team',
} as const;
