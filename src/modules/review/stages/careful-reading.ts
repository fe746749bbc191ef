import { type Place } from '../../../threads/serve-work.js';
import { type LeftOut } from '../reports/provenance.js';
import { STEP_NAMES, type StepName } from './stages.js';

/** How a text is to be read. */
export interface Care {
  /**
   * Each part is tried on each answer alone before it is done with all of them, so that of a text which never ends one knows
   * where. Straight on otherwise, which nearly all texts can be.
   */
  readonly isCareful: boolean;
  readonly leftOut: readonly LeftOut[];
}

/** Says where it is, so that the pool, which may have to end it, knows what to leave out next time; what throws it leaves out by itself. */
export class CarefulReading {
  private readonly left: LeftOut[];

  /** `keys` are those of all answers, in whose order it counts. */
  constructor(
    private readonly care: Care,
    private readonly keys: readonly string[],
    private readonly place: Place,
  ) {
    this.left = [...care.leftOut];
  }

  get leftOut(): readonly LeftOut[] {
    return this.left;
  }

  /** What a part makes of the answers with which it can be done, each alone and all together; otherwise what it comes to without. */
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
