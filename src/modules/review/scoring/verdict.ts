import { type ReviewSettings, RUBRIC, type Verdict } from '../../rubric/rubric.js';

/** The published numbers: whole numbers, and idea strength from 0.0 to 10.0. */
interface PublishedScores {
  clarity: number;
  founderFit: number;
  ideaStrength: number;
}

/** The sum that the verdict is made of, in whole tenths, so that it compares exactly with thresholds that have a decimal. */
export function overallScore({ clarity, founderFit, ideaStrength }: PublishedScores): number {
  const parts = RUBRIC.composite;
  const fromIdea = parts.ideaStrength * Math.round(ideaStrength * 10);
  return (parts.clarity * clarity + parts.founderFit * founderFit + fromIdea) / 10;
}

export function verdictFor(overall: number, { perfect, strong, possible }: ReviewSettings['thresholds']): Verdict {
  if (overall >= perfect) return 'COHORT_PERFECT';
  if (overall >= strong) return 'COHORT_STRONG';
  return overall >= possible ? 'COHORT_POSSIBLE' : 'COHORT_UNLIKELY';
}

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const LITTLE = { words: 100, unsurePercent: 25 };
const MUCH = { words: 250, unsurePercent: 10 };
/** In points: less than one criterion's level moves the score. */
const NEAR = 2;

/** How far a verdict can be relied on: by how much there was to judge, and how near another verdict was. */
export function confidenceIn(
  overall: number,
  thresholds: ReviewSettings['thresholds'],
  { words, unsurePercent }: typeof LITTLE,
): Confidence {
  if (words < LITTLE.words || unsurePercent > LITTLE.unsurePercent) return 'low';
  const isNear = Object.values(thresholds).some((threshold) => Math.abs(overall - threshold) < NEAR);
  return isNear || words < MUCH.words || unsurePercent > MUCH.unsurePercent ? 'medium' : 'high';
}
