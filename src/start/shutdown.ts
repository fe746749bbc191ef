import { type Logger } from 'pino';
import { within } from '../common/time/within.js';
import { startFailure } from './start-failure.js';

/** Container platforms kill after 30 seconds. All steps together take less; this is for a step that hangs. */
const HARD_EXIT_MS = 25_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Why everything is to end. */
export type Cause = (typeof SIGNALS)[number] | 'failure';

/** How something that was started is ended. */
interface ShutdownStep {
  /** For the log. */
  readonly name: string;
  /** One that takes longer is left at that: what was started before it is ended all the same. */
  readonly withinMs: number;
  readonly end: (cause: Cause) => Promise<unknown>;
}

/** Ends what was started, in reverse order, once, whatever the reason. */
export class Shutdown {
  private readonly steps: ShutdownStep[] = [];
  private ending: Promise<void> | undefined;
  private exitCode = 0;

  constructor(private readonly logger: Logger) {}

  get isUnderWay(): boolean {
    return this.ending !== undefined;
  }

  /** Registers how to end something that was just started. */
  add(step: ShutdownStep): void {
    this.steps.push(step);
  }

  /** A second signal changes nothing: what was started is being ended already. */
  onSignals(): void {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (this.isUnderWay) return;
        this.logger.info({ signal }, 'Shutting down');
        void this.exit(signal);
      });
    }
    // A rejection that nobody handles comes here too. What state things are in is unknown then, but for the answers and
    // reviews in progress, which are brought to an end as after a signal.
    process.on('uncaughtException', (error, origin) => {
      this.logger.fatal({ err: error, origin }, 'Uncaught exception');
      // What is being ended may well complain of that; the end that was asked for is none the worse.
      if (!this.isUnderWay) this.exitCode = 1;
      void this.exit('failure');
    });
  }

  /** The start did not succeed: one clear sentence for a person, no stack unless it is somebody's mistake. */
  async failed(error: unknown): Promise<void> {
    this.logger[process.stdout.isTTY ? 'debug' : 'fatal']({ event: 'start.failed', err: error }, 'The start failed');
    process.stderr.write(`${startFailure(error)}\n`);
    this.exitCode = 1;
    await this.exit('failure');
  }

  private async exit(cause: Cause): Promise<void> {
    this.ending ??= this.endAll(cause);
    await this.ending;
    process.exit(this.exitCode);
  }

  private async endAll(cause: Cause): Promise<void> {
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    for (const { name, withinMs, end } of this.steps.reverse()) {
      try {
        await within(withinMs, end(cause));
      } catch (error) {
        // What was accepted stands in PostgreSQL, so nothing is lost by it.
        this.logger.error({ err: error, step: name }, 'A part did not end cleanly');
      }
    }
  }
}
