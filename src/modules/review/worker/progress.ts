/** Until then the submission is shown as waiting; most reviews are over by then, and need no such write. */
const SHOWN_AFTER_MS = 250;

/** Shows callers that a review is under way. It is written down only for a review that takes a while. */
export class Progress {
  private timer: NodeJS.Timeout | undefined;
  private shown: Promise<void> | undefined;

  constructor(private readonly write: () => Promise<void>) {}

  /** The review has begun. May be called again. */
  readonly begin = (): void => {
    this.timer ??= setTimeout(() => void this.show(), SHOWN_AFTER_MS);
  };

  /** At once, when an outcome will take some time. Never fails, since nothing depends on it. */
  async show(): Promise<void> {
    clearTimeout(this.timer);
    this.shown ??= this.write().catch(() => undefined);
    await this.shown;
  }

  /** To be awaited before the outcome is stored, which locks the same submission along with others. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    await this.shown;
  }
}
