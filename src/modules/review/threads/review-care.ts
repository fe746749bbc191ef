import { type LeftOut } from '../reports/provenance.js';
import { type Care } from '../stages/careful-reading.js';
import { STEP_NAMES } from '../stages/stages.js';

/** From so many workers on that were lost over it, a review is read with care from the beginning, … */
const POISON = 2;
/** … and from so many on its text is not read any more. */
const DEADLY = 3;
/** So many answers of one part are left out one by one; then all that it has not come to. */
const MOST_SINGLE = 2;

/** Nothing is read any more. */
export const EVERYTHING: readonly LeftOut[] = STEP_NAMES.map((part) => ({ part, key: null }));

/** How a review is begun over which so many workers were lost before. */
export function careAfter(lostWorkers: number): Care {
  return { isCareful: lostWorkers >= POISON, leftOut: lostWorkers >= DEADLY ? EVERYTHING : [] };
}

/** How it is begun again after it was cut short at a place. */
export function moreCareful(
  { isCareful, leftOut }: Care,
  [part = -1, answer = -1]: readonly number[],
  keys: readonly string[],
): Care {
  const name = STEP_NAMES[part];
  if (!isCareful) return { isCareful: true, leftOut };
  if (name === undefined) return { isCareful, leftOut: EVERYTHING };
  const isOften = leftOut.filter((one) => one.part === name && one.key !== null).length >= MOST_SINGLE;
  const awkward = answer < 0 ? [null] : keys.slice(answer, isOften ? undefined : answer + 1);
  return { isCareful, leftOut: [...leftOut, ...awkward.map((key): LeftOut => ({ part: name, key }))] };
}
