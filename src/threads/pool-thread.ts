import { Worker } from 'node:worker_threads';
import { type ProcessorClock, processorClock } from './processor-clock.js';
import { type WorkPosition, type Said } from './serve-work.js';
import { WorkCutShort } from './work-cut-short.js';

/** A text that needs more memory than this ends its thread, not the process. */
const MEMORY_MIB = 512;
const PLACE_NUMBERS = 2;

/** A piece of work on its way through the pool. */
export interface Job {
  readonly input: unknown;
  /** Whose turn it takes. */
  readonly owner: string;
  /** Takes long: only one such is worked at at a time. */
  readonly isLarge: boolean;
  /** Processor time, of which no more is spent on it. */
  readonly budgetMs: number;
  /** It waits no longer. */
  readonly onBegin?: () => void;
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that works at one job at a time. */
export class PoolThread {
  private readonly worker: Worker;
  private readonly place: WorkPosition = new Int32Array(
    new SharedArrayBuffer(PLACE_NUMBERS * Int32Array.BYTES_PER_ELEMENT),
  );
  private clock: ProcessorClock | undefined;
  /** What the clock said when the watch first saw the job. */
  private since: number | undefined;
  private current: Job | undefined;

  /** Says when it is free again, and when it is no more. */
  constructor(
    script: string,
    private readonly onFree: () => void,
    private readonly onGone: () => void,
  ) {
    this.worker = new Worker(script, {
      workerData: this.place,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    });
    this.worker.unref();
    this.worker.on('message', (said: Said<never>) => {
      this.hear(said);
    });
    // It has no memory left, or its script cannot be run.
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      this.finish()?.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? this.cutShort('memory') : error);
      this.onGone();
    });
    this.worker.on('exit', () => {
      this.finish()?.reject(this.cutShort('thread'));
      this.onGone();
    });
  }

  get job(): Job | undefined {
    return this.current;
  }

  begin(job: Job): void {
    this.current = job;
    this.since = undefined;
    this.place.fill(-1);
    this.worker.ref();
    job.onBegin?.();
    try {
      this.worker.postMessage(job.input);
    } catch (error) {
      this.finish()?.reject(error);
    }
  }

  /** Ends itself when its job has used up its budget. */
  watch(): void {
    if (this.current === undefined || this.clock === undefined) return;
    const now = this.clock();
    this.since ??= now;
    if (now - this.since > this.current.budgetMs) this.end(this.cutShort('budget'));
  }

  /** At once, whatever it is at. */
  end(reason: unknown): void {
    this.finish()?.reject(reason);
    void this.worker.terminate();
    this.onGone();
  }

  private hear(said: Said<never>): void {
    if ('kernelThread' in said) this.clock = processorClock(this.worker, said.kernelThread);
    else if ('error' in said) this.free()?.reject(said.error);
    else this.free()?.resolve(said.output);
  }

  private free(): Job | undefined {
    const job = this.finish();
    this.onFree();
    return job;
  }

  private finish(): Job | undefined {
    const job = this.current;
    this.current = undefined;
    this.worker.unref();
    return job;
  }

  private cutShort(reason: WorkCutShort['reason']): WorkCutShort {
    return new WorkCutShort(reason, [...this.place]);
  }
}
