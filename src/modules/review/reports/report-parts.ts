import { type GuardRailFlag } from '../guard-rails/guard-rail.js';
import { type Evidence } from '../reviewers/reviewer.js';
import { type ReportedRole } from '../scoring/clarity.js';
import { type Coverage, type ReportedCriterion, type ReportedDimension } from '../scoring/reported-parts.js';
import { type Provenance } from './provenance.js';

/* The parts of a report as served, their names in a fixed order: PostgreSQL orders those of jsonb in another way. */

/** The evidence of a dimension is gone once the applicant was erased. */
export type StoredDimension = Omit<ReportedDimension, 'coverage'> & { readonly coverage: Coverage | null };

/** What is only ever read whole. Stored as text, since PostgreSQL would take longer to read it than to store all the rest. */
export interface ReportParts {
  readonly fit_dimensions: readonly StoredDimension[];
  readonly strength_criteria: readonly ReportedCriterion[];
  readonly provenance: Provenance;
  /** Null in reports from before these existed. */
  readonly clarity_roles: readonly ReportedRole[] | null;
}

export function toDimension(stored: StoredDimension): StoredDimension {
  const { dimension, score, weight, coverage, reasoning, evidence } = stored;
  return { dimension, score, weight, coverage, reasoning, evidence: evidence.map(toEvidence) };
}

export function toCriterion(stored: ReportedCriterion): ReportedCriterion {
  const { criterion, score, weight, coverage, reasoning, evidence } = stored;
  return { criterion, score, weight, coverage, reasoning, evidence: evidence.map(toEvidence) };
}

export function toRole({ role, state }: ReportedRole): ReportedRole {
  return { role, state };
}

export function toFlag({ type, severity, key, excerpt, message }: GuardRailFlag): GuardRailFlag {
  return { type, severity, key, excerpt, message };
}

export function toProvenance({ usage, thresholds, left_out: leftOut, ...made }: Provenance): Provenance {
  return {
    reviewer: made.reviewer,
    version: made.version,
    model: made.model,
    prompt_version: made.prompt_version,
    rubric_version: made.rubric_version,
    rubric_hash: made.rubric_hash,
    degraded: made.degraded,
    degraded_reason: made.degraded_reason,
    left_out: leftOut.map(({ part, key }) => ({ part, key })),
    usage: { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens },
    duration_ms: made.duration_ms,
    attempts: made.attempts,
    thresholds: { perfect: thresholds.perfect, strong: thresholds.strong, possible: thresholds.possible },
  };
}

function toEvidence({ key, quote }: Evidence): Evidence {
  return { key, quote };
}
