const PAUSE_MS = 500;

/** Keeps callers off something that has just failed, and asks in their place whether it is back. */
export class Circuit {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly isBack: () => Promise<boolean>) {}

  get isOpen(): boolean {
    return this.timer !== undefined;
  }

  open(): void {
    this.timer ??= setTimeout(() => void this.probe(), PAUSE_MS).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async probe(): Promise<void> {
    const isBack = await this.isBack();
    // Closed meanwhile, for good.
    if (this.timer === undefined) return;
    this.close();
    if (!isBack) this.open();
  }
}
