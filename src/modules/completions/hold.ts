/** `news`: the submission may have ended. `over`: answer now, whatever its state. `gone`: nobody is there to answer. */
export type Reason = 'news' | 'over' | 'gone';

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
