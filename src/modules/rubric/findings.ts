import { type CriterionId } from './criteria.js';
import { CLARITY_FINDINGS } from './clarity-findings.js';
import { FIT_FINDINGS } from './fit-findings.js';
import { IDEA_FINDINGS } from './idea-findings.js';

/** How a finding on one criterion is put in words, and what a programme team can ask the founder about it. */
export interface FindingWords {
  /** What is looked for, as it stands within a sentence. */
  readonly subject: string;
  /** Where none was found. Says what was looked for, never that it does not exist. */
  readonly nothing: string;
  /** Where a question asks for it and what is said there does not show it. */
  readonly unclear?: string;
  /** What the levels from one to four say: sentences without their full stop, which quotes may follow. */
  readonly found: readonly [string, string, string, string];
  /** Where it is hardly said. */
  readonly askForDetail: string;
  /** Where it is said, and nothing shows that it is so. */
  readonly askForProof: string;
  /** The same where it is said that there is none of that proof yet. */
  readonly askOfNone?: string;
  /** What would take it to the top. */
  readonly second: string;
}

/** The one source of the wording of the embedded reviewer's reasons. */
export const FINDINGS: Readonly<Record<CriterionId, FindingWords>> = {
  ...CLARITY_FINDINGS,
  ...FIT_FINDINGS,
  ...IDEA_FINDINGS,
};
