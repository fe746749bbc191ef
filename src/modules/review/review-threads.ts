import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Piscina } from 'piscina';
import { ConcurrencyLimit } from '../../common/time/concurrency-limit.js';
import { ReviewFailure } from './review-failure.js';
import { type StepInput, type StepName, type StepOutput } from './review-steps.js';
import { type StepAnswer, type StepTask } from './review-thread.main.js';

const THREADS = Math.max(1, availableParallelism() - 1);
/** The longest application that is taken in needs a few seconds. */
const STEP_DEADLINE_MS = 60_000;
/** A thread that has nothing to do for so long ends. */
const IDLE_MS = 60_000;
/** An application that needs more ends its thread, not the process. */
const MEMORY_MIB = 512;

type Pool = Piscina<StepTask<StepName>, StepAnswer<StepName>>;

/** Threads for the steps of reviews that would hold up everything else. None is started before it is needed. */
export class ReviewThreads {
  private pool: Promise<Pool> | undefined;
  private threads: () => number = () => 0;
  /** The deadline of a step begins with its turn. */
  private readonly turns = new ConcurrencyLimit(THREADS);

  constructor(
    private readonly script = fileURLToPath(new URL('./review-thread.main.js', import.meta.url)),
    private readonly deadlineMs = STEP_DEADLINE_MS,
  ) {}

  /** How many threads there are at the moment. */
  get size(): number {
    return this.threads();
  }

  /** What the step comes to. When it takes too long, or the signal fires, its thread is ended. @throws ReviewFailure */
  async run<N extends StepName>(name: N, input: StepInput<N>, signal: AbortSignal): Promise<StepOutput<N>> {
    const answer = await this.turns.run(async () => {
      signal.throwIfAborted();
      const tooLong = AbortSignal.timeout(this.deadlineMs);
      try {
        return await (await this.started()).run({ name, input }, { signal: AbortSignal.any([signal, tooLong]) });
      } catch (error) {
        signal.throwIfAborted();
        throw tooLong.aborted ? new Error(`The step ${name} took longer than ${this.deadlineMs} ms`) : error;
      }
    });
    if ('failure' in answer) throw new ReviewFailure(answer.failure);
    return answer.output as StepOutput<N>;
  }

  async end(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  private started(): Promise<Pool> {
    this.pool ??= this.start();
    return this.pool;
  }

  /** Even the library is only loaded where there is a long application to read. */
  private async start(): Promise<Pool> {
    const { Piscina } = await import('piscina');
    const pool: Pool = new Piscina({
      filename: this.script,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    });
    this.threads = () => pool.threads.length;
    return pool;
  }
}
