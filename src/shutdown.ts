import { type Logger } from 'pino';

/** Container platforms kill after 30 seconds. */
const HARD_EXIT_MS = 25_000;

/** Ends what was started, in reverse order, once, whatever the reason. */
export class Shutdown {
  private readonly steps: (() => Promise<unknown>)[] = [];
  private ending: Promise<void> | undefined;

  constructor(private readonly logger: Logger) {}

  get isUnderWay(): boolean {
    return this.ending !== undefined;
  }

  /** Registers how to end something that was just started. */
  add(step: () => Promise<unknown>): void {
    this.steps.push(step);
  }

  /** A second signal changes nothing: the servers are being stopped already. */
  onSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (this.isUnderWay) return;
        this.logger.info({ signal }, 'Shutting down');
        void this.run().then(() => process.exit(0));
      });
    }
    process.on('uncaughtException', (error) => {
      this.logger.fatal({ err: error }, 'Uncaught exception');
      void this.run().then(() => process.exit(1));
    });
  }

  /** The start did not succeed: one clear sentence for a person, no stack unless it is somebody's mistake. */
  async failed(error: unknown): Promise<void> {
    this.logger.debug({ err: error }, 'Start failed');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await this.run();
    process.exit(1);
  }

  private run(): Promise<void> {
    this.ending ??= this.endAll();
    return this.ending;
  }

  private async endAll(): Promise<void> {
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    for (const step of this.steps.reverse()) {
      try {
        await step();
      } catch (error) {
        this.logger.error({ err: error }, 'A part did not end cleanly');
      }
    }
  }
}
