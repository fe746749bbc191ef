/** `news`: it may be there, or have ended. `over`: look a last time. `stop`: nobody is there, or there is no time to look. */
export type Reason = 'news' | 'over' | 'stop';

/** One request that is held. */
export class Hold {
  private reason: Reason | undefined;
  private awaken: (() => void) | undefined;

  /** Why to look again. News that came while nobody listened is not lost, and is told once. */
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

  /** Whatever ends the wait outlasts news. */
  tell(reason: Reason): void {
    if (this.reason === undefined || this.reason === 'news') this.reason = reason;
    this.awaken?.();
  }
}
