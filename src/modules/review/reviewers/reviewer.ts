import { type ClarityRole, type Source } from '../../fields/field.js';
import { type Level } from '../../rubric/criterion.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { cutAtWord } from '../../../common/text/cut-at-word.js';

export interface TokenUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export const NO_USAGE: TokenUsage = { input_tokens: 0, output_tokens: 0 };

export function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return { input_tokens: a.input_tokens + b.input_tokens, output_tokens: a.output_tokens + b.output_tokens };
}

export interface ReviewAnswer {
  key: string;
  label: string;
  role: ClarityRole | null;
  sources: Source[];
  value: string;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Answers sorted by key, so that nothing depends on the order in which they were sent. */
export function sortedByKey(answers: readonly ReviewAnswer[]): ReviewAnswer[] {
  return [...answers].sort((a, b) => compare(a.key, b.key) || compare(a.value, b.value));
}

/** Whether a reviewer gets to read the answer. Contact data and the like are for guard rails only. */
export function isReviewed({ sources }: ReviewAnswer): boolean {
  return sources.length > 0;
}

/** The input of a reviewer, with names and contact data redacted and the spans that guard rails excluded taken out. */
export interface ReviewInput {
  readonly answers: readonly ReviewAnswer[];
  readonly brief: string | null;
}

export interface Evidence {
  key: string;
  quote: string;
}

export interface CriterionJudgement {
  criterion: CriterionId;
  /** Null if there was nothing to judge by. */
  level: Level | null;
  /** Where within the level it stands, 0 to 100: at most half a level, 25, from the middle, which it is if left out. */
  points?: number;
  reasoning: string;
  evidence: Evidence[];
  /** Set where the quotes come near to an answer and give none. */
  isNearest?: true;
  confidence: number;
}

/** Levels and quotes, but no scores, which are computed elsewhere in the same way for every reviewer. */
export interface Judgement {
  criteria: CriterionJudgement[];
  industry: string;
  summary: string;
  /** Whole sentences about what a team should check. */
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

const LONGEST_NAME = 48;

/** How texts name an answer: by its role, or by its key or question if it has none. */
export function answerName({ role, label, key }: Pick<ReviewAnswer, 'role' | 'label' | 'key'>): string {
  if (role !== null) return role.replaceAll('_', ' ');
  const names = [key.replaceAll(/[_-]+/gu, ' '), label.replace(/(?<![\s?:.*])[\s?:.*]+$/u, '')].map((name) =>
    name.trim(),
  );
  const [shortest = ''] = names.filter((name) => name !== '').sort((a, b) => a.length - b.length);
  return shortest.length <= LONGEST_NAME ? shortest : `${cutAtWord(shortest, LONGEST_NAME)} …`;
}
