/**
 * Keeps the outcome of a piece of work for a while, failures too, so that many callers at once cost no more than one.
 */
export class Remembered<T> {
  private outcome: Promise<T> | undefined;
  private until = Infinity;

  constructor(
    private readonly keptMs: number,
    private readonly work: () => Promise<T>,
  ) {}

  get(): Promise<T> {
    if (this.outcome === undefined || performance.now() >= this.until) this.outcome = this.begin();
    return this.outcome;
  }

  private begin(): Promise<T> {
    this.until = Infinity;
    const finish = (): void => {
      this.until = performance.now() + this.keptMs;
    };
    const outcome = this.work();
    outcome.then(finish, finish);
    return outcome;
  }
}
