import { type LeftOutStep } from '../reports/provenance.js';
import { type Care } from '../stages/careful-reading.js';
import { STEP_NAMES } from '../stages/stages.js';

/** After this many workers were lost over a review, it is read with care from the start. */
const POISON = 2;
/** After this many, its text is not read at all. */
const DEADLY = 3;
/** So many answers of a step are left out singly; the next time, all that the step has not come to. */
const MOST_SINGLE = 2;
export const EVERYTHING: readonly LeftOutStep[] = STEP_NAMES.map((part) => ({ part, key: null }));

export function careAfter(lostWorkers: number): Care {
  return { isCareful: lostWorkers >= POISON, leftOut: lostWorkers >= DEADLY ? EVERYTHING : [] };
}

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
  return { isCareful, leftOut: [...leftOut, ...awkward.map((key): LeftOutStep => ({ part: name, key }))] };
}
