import { type Evidence } from '../review/reviewers/reviewer.js';
import { type Coverage, type ReportedCriterion, type ReportedDimension } from '../review/scoring/report.js';
import { type FitDimension, type StrengthCriterion } from '../rubric/rubric.js';
import { type DegradedReason, type Provenance, type ReadingPart } from './provenance.js';

/*
 * The parts of a report as they are stored: in their order, without the names that are the same in every report. They
 * were a sixth of its row, and with them one instead of two fitted on a page of PostgreSQL's.
 */

export type PackedDimension = readonly [dimension: FitDimension, score: number, weight: number];

export type PackedCriterion = readonly [
  criterion: StrengthCriterion,
  score: number,
  weight: number,
  coverage: Coverage,
  reasoning: string,
  evidence: readonly (readonly [key: string, quote: string])[],
];

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

export function packDimension({ dimension, score, weight }: ReportedDimension): PackedDimension {
  return [dimension, score, weight];
}

export function unpackDimension([dimension, score, weight]: PackedDimension): ReportedDimension {
  return { dimension, score, weight };
}

export function packCriterion({ criterion, score, weight, coverage, reasoning, evidence }: ReportedCriterion): PackedCriterion {
  return [criterion, score, weight, coverage, reasoning, evidence.map(({ key, quote }) => [key, quote])];
}

export function unpackCriterion([criterion, score, weight, coverage, reasoning, quotes]: PackedCriterion): ReportedCriterion {
  const evidence: Evidence[] = quotes.map(([key, quote]) => ({ key, quote }));
  return { criterion, score, weight, coverage, reasoning, evidence };
}

type PackedLeftOut = NonNullable<PackedProvenance[7]>;

export function packProvenance({ usage, thresholds, left_out: leftOut, ...made }: Provenance): PackedProvenance {
  const ifAny: [] | [PackedLeftOut] = leftOut.length === 0 ? [] : [leftOut.map(({ part, key }) => [part, key] as const)];
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
