import { type WorkPosition } from '../../../threads/serve-work.js';
import { type LeftOutStep } from '../reports/provenance.js';
import { STEP_NAMES, type StepName } from './stages.js';

/** How a text is to be read. */
export interface Care {
  /**
   * Whether each step is first run on every answer alone. Then, if one text makes a step run for ever, it is known
   * which. Nearly all texts can be read without this, which is faster.
   */
  readonly isCareful: boolean;
  readonly leftOut: readonly LeftOutStep[];
}

/**
 * Runs the steps of a review on the answers. Before each it writes down where it is, so that a pool that has to end the
 * thread knows what to leave out at the next try. Whatever throws is left out right away.
 */
export class CarefulReading {
  private readonly left: LeftOutStep[];

  /** `keys` are the keys of all answers; positions are given by their order. */
  constructor(
    private readonly care: Care,
    private readonly keys: readonly string[],
    private readonly place: WorkPosition,
  ) {
    this.left = [...care.leftOut];
  }

  get leftOut(): readonly LeftOutStep[] {
    return this.left;
  }

  /**
   * The result of a step for all answers that it can be run on, tried one by one and then together; `otherwise` gives
   * the result where the step as a whole is left out.
   */
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
    return this.left.some((one) => one.part === part && one.key === key);
  }

  private attempt<T>(part: StepName, key: string | null, work: () => T): { readonly result: T } | undefined {
    if (this.isLeftOut(part, key)) return undefined;
    this.place.set([STEP_NAMES.indexOf(part), key === null ? -1 : this.keys.indexOf(key)]);
    try {
      return { result: work() };
    } catch {
      this.left.push({ part, key });
      return undefined;
    }
  }
}
