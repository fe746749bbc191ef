import { type ReviewSettings, RUBRIC, type Verdict } from '../../rubric/rubric.js';

/** The published numbers: whole numbers, and idea strength from 0.0 to 10.0. */
export interface PublishedScores {
  clarity: number;
  founderFit: number;
  ideaStrength: number;
}

/** Thresholds may have decimals; sums are compared in thousandths of a point. */
const THOUSAND = 1_000;

/** What the verdict is made from, in whole tenths of a point. */
export function compositeTenths(scores: PublishedScores): number {
  const { clarity, founderFit, ideaStrength } = RUBRIC.composite;
  return (
    clarity * scores.clarity + founderFit * scores.founderFit + ideaStrength * Math.round(scores.ideaStrength * 10)
  );
}

/** What the verdict is made from, as it is published: of a hundred, with one decimal. */
export function overallScore(scores: PublishedScores): number {
  return compositeTenths(scores) / 10;
}

/** What the published scores say, where there is enough to go by. */
export function verdictFor(scores: PublishedScores, thresholds: ReviewSettings['thresholds']): Verdict {
  const tenths = compositeTenths(scores);
  const reaches = (threshold: number): boolean => tenths * (THOUSAND / 10) >= Math.round(threshold * THOUSAND);
  if (reaches(thresholds.perfect)) return 'COHORT_PERFECT';
  if (reaches(thresholds.strong)) return 'COHORT_STRONG';
  return reaches(thresholds.possible) ? 'COHORT_POSSIBLE' : 'COHORT_UNLIKELY';
}
