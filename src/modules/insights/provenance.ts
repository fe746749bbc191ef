export const DEGRADED_REASONS = ['unavailable', 'refused', 'malformed'] as const;
export type DegradedReason = (typeof DEGRADED_REASONS)[number];

/** How a report came about; two reports are comparable when reviewer, version and rubric are the same. */
export interface Provenance {
  readonly reviewer: string;
  readonly version: string;
  readonly model: string;
  readonly prompt_version: string | null;
  readonly rubric_version: string;
  readonly rubric_hash: string;
  /** Another than the configured reviewer judged, because that one gave no judgement. */
  readonly degraded: boolean;
  readonly degraded_reason: DegradedReason | null;
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
  readonly duration_ms: number;
  readonly attempts: number;
  readonly thresholds: { readonly perfect: number; readonly strong: number; readonly possible: number };
}
