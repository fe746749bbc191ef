import { type Evidence } from '../review/reviewers/reviewer.js';
import { type ReportedRole, type RoleState } from '../review/scoring/clarity-roles.js';
import { type Coverage, type ReportedCriterion, type ReportedDimension } from '../review/scoring/reported-parts.js';
import { type ClarityRole } from '../fields/field.js';
import { type FitDimension, type StrengthCriterion } from '../rubric/rubric.js';
import { type DegradedReason, type Provenance, type ReadingPart } from './provenance.js';

/*
 * The parts of a report as they are stored: in their order, without the names that are the same in every report. They
 * were a sixth of its row, and with them one instead of two fitted on a page of PostgreSQL's.
 */

type PackedEvidence = readonly (readonly [key: string, quote: string])[];

export type PackedDimension = readonly [
  dimension: FitDimension,
  score: number,
  weight: number,
  /** Not there in reports of before dimensions told what they rest on, nor once it is erased. */
  ...grounds: readonly [] | readonly [coverage: Coverage, reasoning: string, evidence: PackedEvidence],
];

/** Of a report of before, nothing is known of what a dimension rests on. */
export type ShownDimension = Omit<ReportedDimension, 'coverage'> & { readonly coverage: Coverage | null };

export type PackedCriterion = readonly [
  criterion: StrengthCriterion,
  score: number,
  weight: number,
  coverage: Coverage,
  reasoning: string,
  evidence: PackedEvidence,
];

export type PackedRole = readonly [role: ClarityRole, state: RoleState];

export type PackedProvenance = readonly [
  reviewer: readonly [id: string, version: string, model: string, promptVersion: string | null],
  rubric: readonly [version: string, hash: string],
  degradedReason: DegradedReason | null,
  usage: readonly [inputTokens: number, outputTokens: number],
  durationMs: number,
  attempts: number,
  thresholds: readonly [perfect: number, strong: number, possible: number],
  /** Not there in the many reports that nothing was left out of. */
  leftOut?: readonly (readonly [part: ReadingPart, key: string | null])[],
];

export function packDimension({
  dimension,
  score,
  weight,
  coverage,
  reasoning,
  evidence,
}: ReportedDimension): PackedDimension {
  return [dimension, score, weight, coverage, reasoning, packEvidence(evidence)];
}

export function unpackDimension([
  dimension,
  score,
  weight,
  coverage,
  reasoning = '',
  quotes = [],
]: PackedDimension): ShownDimension {
  return { dimension, score, weight, coverage: coverage ?? null, reasoning, evidence: unpackEvidence(quotes) };
}

export function packCriterion({
  criterion,
  score,
  weight,
  coverage,
  reasoning,
  evidence,
}: ReportedCriterion): PackedCriterion {
  return [criterion, score, weight, coverage, reasoning, packEvidence(evidence)];
}

export function unpackCriterion([
  criterion,
  score,
  weight,
  coverage,
  reasoning,
  quotes,
]: PackedCriterion): ReportedCriterion {
  return { criterion, score, weight, coverage, reasoning, evidence: unpackEvidence(quotes) };
}

export function packRole({ role, state }: ReportedRole): PackedRole {
  return [role, state];
}

export function unpackRole([role, state]: PackedRole): ReportedRole {
  return { role, state };
}

function packEvidence(evidence: readonly Evidence[]): PackedEvidence {
  return evidence.map(({ key, quote }) => [key, quote]);
}

function unpackEvidence(quotes: PackedEvidence): Evidence[] {
  return quotes.map(([key, quote]) => ({ key, quote }));
}

type PackedLeftOut = NonNullable<PackedProvenance[7]>;

export function packProvenance({ usage, thresholds, left_out: leftOut, ...made }: Provenance): PackedProvenance {
  const ifAny: [] | [PackedLeftOut] =
    leftOut.length === 0 ? [] : [leftOut.map(({ part, key }) => [part, key] as const)];
  return [
    [made.reviewer, made.version, made.model, made.prompt_version],
    [made.rubric_version, made.rubric_hash],
    made.degraded_reason,
    [usage.input_tokens, usage.output_tokens],
    made.duration_ms,
    made.attempts,
    [thresholds.perfect, thresholds.strong, thresholds.possible],
    ...ifAny,
  ];
}

export function unpackProvenance(packed: PackedProvenance): Provenance {
  const [by, rubric, degradedReason, usage, durationMs, attempts, thresholds, leftOut = []] = packed;
  const [reviewer, version, model, promptVersion] = by;
  const [perfect, strong, possible] = thresholds;
  return {
    reviewer,
    version,
    model,
    prompt_version: promptVersion,
    rubric_version: rubric[0],
    rubric_hash: rubric[1],
    degraded: degradedReason !== null,
    degraded_reason: degradedReason,
    left_out: leftOut.map(([part, key]) => ({ part, key })),
    usage: { input_tokens: usage[0], output_tokens: usage[1] },
    duration_ms: durationMs,
    attempts,
    thresholds: { perfect, strong, possible },
  };
}
