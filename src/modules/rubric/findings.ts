import { type CriterionId } from './criteria.js';
import { CLARITY_FINDINGS } from './clarity-findings.js';
import { FIT_FINDINGS } from './fit-findings.js';
import { IDEA_FINDINGS } from './idea-findings.js';

/** How a finding on one criterion is put in words, and what a programme team can ask the founder about it. */
export interface Finding {
  /** What is looked for, as the subject of a sentence in the singular. */
  readonly subject: string;
  /** What the levels from one to four say, where they are steps of their own: each begins a sentence that a quote ends. */
  readonly steps?: readonly [string, string, string, string];
  /** Where none was found. Says what was looked for, never that it does not exist. */
  readonly nothing: string;
  /** Where it is only stated. */
  readonly askForDetail: string;
  /** Where there is a figure and nothing that bears it out. */
  readonly askForProof: string;
  /** What would take it to the top. */
  readonly second: string;
}

/** The one source of the wording of the embedded reviewer's reasons. */
export const FINDINGS: Readonly<Record<CriterionId, Finding>> = {
  ...CLARITY_FINDINGS,
  ...FIT_FINDINGS,
  ...IDEA_FINDINGS,
};
