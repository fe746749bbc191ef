import { type ReviewSettings } from '../../rubric/rubric.js';

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

interface Grounds {
  readonly isJudgeable: boolean;
  readonly words: number;
  readonly unsurePercent: number;
  /** The composite score, from 0 to 100, that the verdict is made from. */
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
