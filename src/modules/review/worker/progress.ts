/** Until then callers see it waiting, as it was a moment ago; and most reviews are over by then. */
const SHOWN_AFTER_MS = 250;

/** What callers see of a review that is under way: only one that takes a while is written down as being processed. */
export class Progress {
  private timer: NodeJS.Timeout | undefined;
  private shown: Promise<void> | undefined;

  /** `write` is called once at most. */
  constructor(private readonly write: () => Promise<void>) {}

  /** Somebody is at it, and it waits no longer; once is enough. */
  begin(): void {
    this.timer ??= setTimeout(() => void this.show(), SHOWN_AFTER_MS);
  }

  /** At once: it will be some time before there is an outcome. Never fails, since nothing depends on it. */
  async show(): Promise<void> {
    clearTimeout(this.timer);
    this.shown ??= this.write().catch(() => undefined);
    await this.shown;
  }

  /** To be awaited before the outcome is stored, which locks the same submission together with others. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    await this.shown;
  }
}
