import { type ReviewSettings, RUBRIC, type Verdict } from '../../rubric/rubric.js';

/** The published numbers: whole numbers, and idea strength from 0.0 to 10.0. */
interface PublishedScores {
  clarity: number;
  founderFit: number;
  ideaStrength: number;
}

/** Thresholds may have decimals; sums are compared in thousandths of a point. */
const THOUSAND = 1_000;

/** The composite score in whole tenths of a point, from which the verdict is made. */
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
