/** Shares out the event loop among pieces of work that each keep it busy for a while: one begins in each of its turns. */
export class LoopTurns {
  private last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.last = this.last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.last;
  }
}
