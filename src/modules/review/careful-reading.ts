import { type LeftOut } from '../insights/provenance.js';
import { type Place } from '../../threads/serve-work.js';
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

interface Keyed {
  readonly key: string;
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

  /** The answers with which a part can be done, each alone. */
  readable<A extends Keyed>(part: StepName, answers: readonly A[], read: (answer: A) => unknown): A[] {
    if (!this.care.isCareful) return [...answers];
    return answers.filter((answer) => {
      if (this.isLeftOut(part, answer.key)) return false;
      return this.attempt(part, answer.key, () => {
        read(answer);
      });
    });
  }

  /** What a part comes to with all of them; otherwise what it comes to without. */
  together<T>(part: StepName, read: () => T, otherwise: () => T): T {
    if (!this.care.isCareful) return read();
    let result: { value: T } | undefined;
    if (!this.isLeftOut(part, null))
      this.attempt(part, null, () => {
        result = { value: read() };
      });
    return result === undefined ? otherwise() : result.value;
  }

  /** What a part makes of the answers with which it can be done; otherwise what it comes to without. */
  read<A extends Keyed, T>(
    part: StepName,
    answers: readonly A[],
    work: (answers: readonly A[]) => T,
    otherwise: () => T,
  ): T {
    const readable = this.readable(part, answers, (answer) => work([answer]));
    return this.together(part, () => work(readable), otherwise);
  }

  private isLeftOut(part: StepName, key: string | null): boolean {
    return this.left.some((one) => one.part === part && one.key === key);
  }

  private attempt(part: StepName, key: string | null, read: () => void): boolean {
    this.place.set([STEP_NAMES.indexOf(part), key === null ? -1 : this.keys.indexOf(key)]);
    try {
      read();
      return true;
    } catch {
      this.left.push({ part, key });
      return false;
    }
  }
}
