import { FairQueue } from './fair-queue.js';
import { type Job, PoolThread } from './pool-thread.js';

/** How often it is looked at what threads have used; so much more than its budget a piece of work may get. */
const WATCH_MS = 25;

interface PoolOptions {
  /** At least two, so that something large never takes the only one. */
  readonly most: number;
  /** That stay, once they were needed, although there is nothing to do. */
  readonly kept: number;
  /** The others end after so long. */
  readonly idleMs: number;
}

type Work = Pick<Job, 'input' | 'owner' | 'isLarge' | 'budgetMs' | 'onBegin'>;

/**
 * Threads for what may take long or never end. Owners take turns; of what is large one piece is worked at at a time, so that
 * a thread is left for the rest. What uses up its budget is ended with its thread, and another thread takes over. None is
 * started before it is needed.
 */
export class ThreadPool {
  private readonly threads = new Set<PoolThread>();
  private readonly small = new FairQueue<Job>();
  private readonly large = new FairQueue<Job>();
  private watching: NodeJS.Timeout | undefined;
  private idling: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: string,
    private readonly options: PoolOptions,
  ) {}

  /** How many threads there are at the moment. */
  get size(): number {
    return this.threads.size;
  }

  /** The large ones of an owner that have not begun. */
  waitingLarge(owner: string): number {
    return this.large.of(owner).length;
  }

  /** @throws WorkCutShort, the signal's reason, and what the thread throws */
  async run<Output>(work: Work, signal?: AbortSignal): Promise<Output> {
    signal?.throwIfAborted();
    let stop = (): void => undefined;
    try {
      return await new Promise<Output>((resolve, reject) => {
        const job: Job = { ...work, resolve, reject };
        stop = (): void => {
          this.abandon(job, signal?.reason);
        };
        signal?.addEventListener('abort', stop);
        this.queueOf(job).add(job.owner, job);
        this.share();
      });
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Whatever is under way or waits ends with an error. */
  end(): void {
    const ended = new Error('The threads were ended');
    for (const queue of [this.small, this.large])
      for (let job = queue.take(); job !== undefined; job = queue.take()) job.reject(ended);
    for (const thread of [...this.threads]) thread.end(ended);
    this.rest();
    clearTimeout(this.idling);
  }

  /** NestJS calls it last, after those that waited for an answer were told to stop. */
  onApplicationShutdown(): void {
    this.end();
  }

  private abandon(job: Job, reason: unknown): void {
    this.queueOf(job).remove(job.owner, job);
    const thread = [...this.threads].find((one) => one.job === job);
    if (thread === undefined) job.reject(reason);
    else thread.end(reason);
  }

  private queueOf({ isLarge }: Job): FairQueue<Job> {
    return isLarge ? this.large : this.small;
  }

  private share(): void {
    for (let thread = this.freeThread(); thread !== undefined; thread = this.freeThread()) {
      const job = this.next();
      if (job === undefined) break;
      this.threads.add(thread);
      thread.begin(job);
    }
    if ([...this.threads].some(({ job }) => job !== undefined))
      this.watching ??= setInterval(() => {
        this.watch();
      }, WATCH_MS);
    else this.rest();
  }

  private next(): Job | undefined {
    const hasLarge = [...this.threads].some(({ job }) => job?.isLarge);
    return (hasLarge ? undefined : this.large.take()) ?? this.small.take();
  }

  /** One that is there, or if need be a new one. */
  private freeThread(): PoolThread | undefined {
    if (this.small.isEmpty && this.large.isEmpty) return undefined;
    const free = [...this.threads].find(({ job }) => job === undefined);
    if (free !== undefined || this.threads.size >= this.options.most) return free;
    const hasLarge = [...this.threads].some(({ job }) => job?.isLarge);
    if (this.small.isEmpty && hasLarge) return undefined;
    const thread: PoolThread = new PoolThread(
      this.script,
      () => {
        this.share();
      },
      () => {
        if (this.threads.delete(thread)) this.share();
      },
    );
    return thread;
  }

  private watch(): void {
    for (const thread of [...this.threads]) thread.watch();
  }

  /** Nothing is to be done. */
  private rest(): void {
    clearInterval(this.watching);
    this.watching = undefined;
    clearTimeout(this.idling);
    this.idling = setTimeout(() => {
      const surplus = [...this.threads].filter(({ job }) => job === undefined).slice(this.options.kept);
      for (const thread of surplus) thread.end(undefined);
    }, this.options.idleMs);
    this.idling.unref();
  }
}
