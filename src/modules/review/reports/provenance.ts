import { STEP_NAMES, type StepName } from '../stages/stages.js';

export interface LeftOutStep {
  readonly part: StepName;
  /** The key of the answer; null if the step was left out for all answers. */
  readonly key: string | null;
}

const INCOMPLETE = STEP_NAMES.map((part) => `${part}_incomplete` as const);

/** Why the configured reviewer gave no judgement, or what was left out: one step, or several. */
export const DEGRADED_REASONS = ['unavailable', 'refused', 'malformed', ...INCOMPLETE, 'reading_incomplete'] as const;
export type DegradedReason = (typeof DEGRADED_REASONS)[number];

/** How a report came about; two reports are comparable when reviewer, version and rubric are the same. */
export interface Provenance {
  readonly reviewer: string;
  readonly version: string;
  readonly model: string;
  readonly prompt_version: string | null;
  readonly rubric_version: string;
  readonly rubric_hash: string;
  readonly degraded: boolean;
  readonly degraded_reason: DegradedReason | null;
  readonly left_out: readonly LeftOutStep[];
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
  readonly duration_ms: number;
  readonly attempts: number;
  readonly thresholds: { readonly perfect: number; readonly strong: number; readonly possible: number };
}

export function incompleteReason(leftOut: readonly LeftOutStep[]): DegradedReason | null {
  const [part, ...others] = new Set(leftOut.map((one) => one.part));
  if (part === undefined) return null;
  return others.length > 0 ? 'reading_incomplete' : `${part}_incomplete`;
}
