/** The right to review a submission, for as long as its lease is renewed. */
export interface Claim {
  readonly submissionId: string;
  readonly organisationId: string;
  /** Which of the submission's reviews it is; a new one is begun by hand. */
  readonly run: number;
  /** How many times this review has been begun. */
  readonly attempt: number;
  /** Another with every claim: only the holder of the latest may store an outcome. */
  readonly fence: number;
  /** How long the review had been owed: since its submission was accepted, or the review was asked for again. */
  readonly owedMs: number;
  /** What it holds of the organisation's tokens. */
  readonly price: number;
}
