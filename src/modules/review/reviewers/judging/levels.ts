import { type Level } from '../../../rubric/criterion.js';
import { POINTS_PER_LEVEL } from '../../scoring/levels.js';
import { rising } from '../rising.js';
import { type WeighedStatement } from './evidence.js';

/**
 * The weight of the best statement, of the second best and so on. None is negative, so that more evidence never lowers
 * a level.
 */
const SHARES = [1, 0.6, 0.45, 0.35, 0.3, 0.25];

/** The total of all evidence for a criterion. */
export function sumOf(evidence: readonly WeighedStatement[]): number {
  return SHARES.reduce((sum, share, at) => sum + share * (evidence[at]?.worth ?? 0), 0);
}

const HALF_LEVEL = 12;
const MOST_POINTS = 100;

/** The highest points of a level. */
export function highestPoints(level: Level): number {
  return Math.min(MOST_POINTS, level * POINTS_PER_LEVEL + HALF_LEVEL);
}

/** The level that these points lie in. */
export function levelAt(points: number): Level {
  return Math.floor((points + HALF_LEVEL) / POINTS_PER_LEVEL) as Level;
}

/**
 * The totals at which something is said, said in particulars, proven, and amply proven, and at which nothing is left to
 * ask. Set on whole answers whose writers stated their levels.
 */
export const STEPS = [0.35, 1.35, 2.4, 3.5, 5.4] as const;

/**
 * The points of a total, from 0 to 100, 25 to a level; a level that is just reached is half a level below its middle.
 * @param steps the least totals for the levels one to four, and the total that earns all points
 */
export function pointsFor(sum: number, steps: readonly [number, number, number, number, number] = STEPS): number {
  const level = steps.slice(0, 4).filter((least) => sum >= least).length as Level;
  const share = rising(sum, level === 0 ? 0 : (steps[level - 1] ?? 0), steps[level]);
  const lowest = Math.max(0, level * POINTS_PER_LEVEL - HALF_LEVEL);
  return Math.floor(lowest + share * (highestPoints(level) - lowest));
}
