/** How a report came about; two reports are comparable when reviewer, version and rubric are the same. */
export interface Provenance {
  readonly reviewer: string;
  readonly version: string;
  readonly model: string;
  readonly prompt_version: string | null;
  readonly rubric_hash: string;
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
  readonly duration_ms: number;
  readonly attempts: number;
  readonly thresholds: { readonly perfect: number; readonly strong: number; readonly possible: number };
}
