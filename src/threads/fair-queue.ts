/** What waits: the first of each owner in turn, so that the many of one hold up the few of another by one each. */
export class FairQueue<T> {
  /** In the order of whose turn it is; none is empty. */
  private readonly waiting = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  of(owner: string): readonly T[] {
    return this.waiting.get(owner) ?? [];
  }

  add(owner: string, item: T): void {
    const own = this.waiting.get(owner);
    if (own === undefined) this.waiting.set(owner, [item]);
    else own.push(item);
  }

  take(): T | undefined {
    for (const [owner, [first, ...rest]] of this.waiting) {
      this.waiting.delete(owner);
      if (rest.length > 0) this.waiting.set(owner, rest);
      return first;
    }
    return undefined;
  }

  remove(owner: string, item: T): void {
    const rest = this.of(owner).filter((other) => other !== item);
    if (rest.length > 0) this.waiting.set(owner, rest);
    else this.waiting.delete(owner);
  }
}
