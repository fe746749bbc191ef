/** Shares out the event loop among pieces of work that each keep it busy for a while: one begins in each of its turns. */
export class LoopTurns {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private lulls: (() => void)[] = [];
  private longest: NodeJS.Timeout | undefined;

  next(): Promise<void> {
    this.waiting += 1;
    this.last = this.last.then(
      () =>
        new Promise((resolve) => {
          setImmediate(() => {
            this.waiting -= 1;
            // What begins now has the rest of this turn.
            if (this.waiting === 0)
              setImmediate(() => {
                this.endLull();
              });
            resolve();
          });
        }),
    );
    return this.last;
  }

  /** Resolves when nobody waits for a turn, for all who ask meanwhile together; after the time that it may take at the latest. */
  async lull(withinMs: number): Promise<void> {
    if (this.waiting === 0) return;
    await new Promise<void>((resolve) => {
      this.lulls.push(resolve);
      this.longest ??= setTimeout(() => {
        this.endLull();
      }, withinMs);
    });
  }

  private endLull(): void {
    clearTimeout(this.longest);
    this.longest = undefined;
    for (const resolve of this.lulls.splice(0)) resolve();
  }
}
