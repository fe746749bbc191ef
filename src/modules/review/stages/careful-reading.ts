import { type WorkPosition } from '../../../threads/serve-work.js';
import { type LeftOutStep } from '../reports/provenance.js';
import { STEP_NAMES, type StepName } from './stages.js';

export interface Care {
  /** Whether each step reads every answer alone first, to know which one makes it run for ever. Seldom needed. */
  readonly isCareful: boolean;
  readonly leftOut: readonly LeftOutStep[];
}

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

/** Before each step it notes where it is, so that a pool that ends the thread knows what to leave out next time. */
export class CarefulReading {
  readonly leftOut: LeftOutStep[];
  /** When each stage came to its end. */
  readonly reachedAt: number[] = [];

  /** `keys` are the keys of all answers; positions are given by their order. */
  constructor(
    private readonly care: Care,
    private readonly keys: readonly string[],
    private readonly place: WorkPosition,
  ) {
    this.leftOut = [...care.leftOut];
  }

  /** Each answer by itself, then all that can be read together; `otherwise` where the step as a whole is left out. */
  read<A extends { readonly key: string }, T>(
    part: StepName,
    answers: readonly A[],
    work: (answers: readonly A[]) => T,
    otherwise: () => T,
  ): T {
    if (!this.care.isCareful) return work(answers);
    if (this.isLeftOut(part, null)) return otherwise();
    const readable = answers.filter((answer) => this.attempt(part, answer.key, () => work([answer])) !== undefined);
    return (this.attempt(part, null, () => work(readable)) ?? { result: otherwise() }).result;
  }

  private isLeftOut(part: StepName, key: string | null): boolean {
    return this.leftOut.some((one) => one.part === part && one.key === key);
  }

  private attempt<T>(part: StepName, key: string | null, work: () => T): { readonly result: T } | undefined {
    if (this.isLeftOut(part, key)) return undefined;
    this.place.set([STEP_NAMES.indexOf(part), key === null ? -1 : this.keys.indexOf(key)]);
    try {
      return { result: work() };
    } catch {
      this.leftOut.push({ part, key });
      return undefined;
    }
  }
}
