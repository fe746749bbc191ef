/** A piece of work was ended before it was done: it used up its processor time or its memory, or its thread died. */
export class WorkCutShort extends Error {
  override readonly name = 'WorkCutShort';

  constructor(
    readonly reason: 'budget' | 'memory' | 'thread',
    /** The numbers that it last wrote down; -1 where it wrote none. */
    readonly place: readonly number[],
  ) {
    super(`Cut short (${reason})`);
  }
}
