/**
 * Why to look again. `news`: there may be something, or it may have ended. `over`: the time is up, look a last time.
 * `stop`: the caller is gone, or the process shuts down.
 */
type Reason = 'news' | 'over' | 'stop';

/** One request that is held. */
export class Hold {
  private reason: Reason | undefined;
  private awaken: (() => void) | undefined;

  /** The next reason to look again. News that came while nobody listened is kept, and told once. */
  async next(): Promise<Reason> {
    if (this.reason === undefined) {
      await new Promise<void>((resolve) => {
        this.awaken = resolve;
      });
    }
    const reason = this.reason ?? 'over';
    if (reason === 'news') this.reason = undefined;
    return reason;
  }

  /** A reason that ends the wait is never replaced by news. */
  tell(reason: Reason): void {
    if (this.reason === undefined || this.reason === 'news') this.reason = reason;
    this.awaken?.();
  }
}
