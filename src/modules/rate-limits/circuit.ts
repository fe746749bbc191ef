const PAUSE_MS = 500;

/** Keeps callers away from something that has just failed, and checks in the background whether it works again. */
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
    // The circuit was shut down meanwhile.
    if (this.timer === undefined) return;
    this.close();
    if (!isBack) this.open();
  }
}
