/** The outcome of a piece of work, a failure too, kept for a while: many who ask at once cost no more than one. */
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
