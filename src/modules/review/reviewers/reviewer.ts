import { type ClarityRole, type Source } from '../../fields/field.js';
import { type Level } from '../../rubric/criterion.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type TokenUsage } from './token-usage.js';

export interface ReviewAnswer {
  key: string;
  label: string;
  role: ClarityRole | null;
  sources: Source[];
  value: string;
}

/** Whether a reviewer gets to read it: of contact data and the like, only the guard rails do. */
export function isReviewed({ sources }: ReviewAnswer): boolean {
  return sources.length > 0;
}

/** What a reviewer gets to see: already blind, redacted, and without the spans that the guard rails took out. */
export interface ReviewInput {
  readonly answers: readonly ReviewAnswer[];
  /** What the programme looks for. */
  readonly brief: string | null;
}

export interface Evidence {
  key: string;
  quote: string;
}

export interface CriterionJudgement {
  criterion: CriterionId;
  /** Null where there is nothing to judge by. */
  level: Level | null;
  /** Where the evidence stands, in points of a hundred, 25 to a level: half a level to either side at most. The middle of its level where a reviewer does not say. */
  points?: number;
  reasoning: string;
  evidence: Evidence[];
  /** 0 to 1. */
  confidence: number;
}

/** Levels and quotes, never a score: scores are made from these elsewhere, the same way for every reviewer. */
export interface Judgement {
  criteria: CriterionJudgement[];
  industry: string;
  summary: string;
  /** What a team should look at, in whole sentences. */
  doubts?: readonly string[];
  model: string;
  usage: TokenUsage;
}

export abstract class Reviewer {
  abstract readonly id: string;
  abstract readonly version: string;
  abstract readonly promptVersion: string | null;

  /** Rejects with a ReviewerError when no judgement can be had. */
  abstract judge(input: ReviewInput, signal: AbortSignal): Promise<Judgement>;
}
