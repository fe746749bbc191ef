import { type Level } from '../../../rubric/criterion.js';
import { POINTS_PER_LEVEL } from '../../scoring/levels.js';
import { rising } from '../rising.js';
import { type Evidence } from './evidence.js';

/** What the best statement, the second best and so on add. Never less than nothing, so that more evidence never lowers a level. */
const SHARES = [1, 0.6, 0.45, 0.35, 0.3, 0.25];

/** What all evidence for a criterion comes to. */
export function sumOf(evidence: readonly Evidence[]): number {
  return SHARES.reduce((sum, share, at) => sum + share * (evidence[at]?.worth ?? 0), 0);
}

const HALF_LEVEL = 12;
const MOST_POINTS = 100;

export interface Reached {
  readonly level: Level;
  /** In points of a hundred, 25 to a level: half a level below its middle where it is just reached. */
  readonly points: number;
}

/** The points of a level that is just reached: half a level below its middle. */
function lowestPoints(level: Level): number {
  return Math.max(0, level * POINTS_PER_LEVEL - HALF_LEVEL);
}

/** The most that a level stands for. */
export function highestPoints(level: Level): number {
  return level === 4 ? MOST_POINTS : level * POINTS_PER_LEVEL + HALF_LEVEL;
}

/** The level that so many points lie in. */
export function levelAt(points: number): Level {
  return Math.floor((points + HALF_LEVEL) / POINTS_PER_LEVEL) as Level;
}

/** What a sum reaches, by the least sums for the first, second, third and fourth level, and the one that no more can be asked for than. */
export function reachedBy(sum: number, steps: readonly [number, number, number, number, number]): Reached {
  const level = steps.slice(0, 4).filter((least) => sum >= least).length as Level;
  const from = level === 0 ? 0 : (steps[level - 1] ?? 0);
  const share = rising(sum, from, steps[level]);
  const lowest = lowestPoints(level);
  return { level, points: Math.floor(lowest + share * (highestPoints(level) - lowest)) };
}

/** What it takes to have said something, something particular, something borne out, and that amply; and to leave nothing to ask for. Set on whole answers whose writers said their levels. */
export const STEPS = [0.35, 1.35, 2.4, 3.5, 5.4] as const;
