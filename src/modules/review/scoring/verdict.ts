import { type ReviewSettings, RUBRIC, type Verdict } from '../../rubric/rubric.js';

/** The published numbers: whole numbers, and idea strength from 0.0 to 10.0. */
interface PublishedScores {
  clarity: number;
  founderFit: number;
  ideaStrength: number;
}

/** Thresholds may have decimals; sums are compared in thousandths of a point. */
const THOUSAND = 1_000;

export function compositeTenths(scores: PublishedScores): number {
  const { clarity, founderFit, ideaStrength } = RUBRIC.composite;
  return (
    clarity * scores.clarity + founderFit * scores.founderFit + ideaStrength * Math.round(scores.ideaStrength * 10)
  );
}

export function overallScore(scores: PublishedScores): number {
  return compositeTenths(scores) / 10;
}

export function verdictFor(scores: PublishedScores, thresholds: ReviewSettings['thresholds']): Verdict {
  const tenths = compositeTenths(scores);
  const reaches = (threshold: number): boolean => tenths * (THOUSAND / 10) >= Math.round(threshold * THOUSAND);
  if (reaches(thresholds.perfect)) return 'COHORT_PERFECT';
  if (reaches(thresholds.strong)) return 'COHORT_STRONG';
  return reaches(thresholds.possible) ? 'COHORT_POSSIBLE' : 'COHORT_UNLIKELY';
}

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

interface Grounds {
  readonly isJudgeable: boolean;
  readonly words: number;
  readonly unsurePercent: number;
  readonly overall: number;
  readonly thresholds: ReviewSettings['thresholds'];
}

const LITTLE = { words: 100, unsurePercent: 25 };
const MUCH = { words: 250, unsurePercent: 10 };
/** In points: less than one criterion's level moves the score. */
const NEAR = 2;

/** How far a verdict can be relied on: by how much there was to judge, and how near another verdict was. */
export function confidenceIn({ isJudgeable, words, unsurePercent, overall, thresholds }: Grounds): Confidence {
  if (!isJudgeable || words < LITTLE.words || unsurePercent > LITTLE.unsurePercent) return 'low';
  const isNear = Object.values(thresholds).some((threshold) => Math.abs(overall - threshold) < NEAR);
  return isNear || words < MUCH.words || unsurePercent > MUCH.unsurePercent ? 'medium' : 'high';
}
