/** The right to review a submission while its lease is renewed. */
export interface Claim {
  readonly submissionId: string;
  readonly organisationId: string;
  /** The number of the review among those of the submission; a new one begins when it is started over by hand. */
  readonly run: number;
  /** How many times this review has been started. */
  readonly attempt: number;
  /** Different for every claim: only the latest claim may store an outcome. */
  readonly fence: number;
  /** How long the review had been owed: since its submission was accepted, or the review was asked for again. */
  readonly owedMs: number;
  /** The tokens that are reserved for it. */
  readonly price: number;
}
