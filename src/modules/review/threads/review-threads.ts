import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { ThreadPool } from '../../../threads/thread-pool.js';

/** The most threads; each holds the vocabularies of the embedded reviewer. */
const MOST = 8;
export const READING_THREADS = Math.min(Math.max(2, availableParallelism()), MOST);
const OPTIONS = { most: READING_THREADS, kept: 1, idleMs: 60_000 };

const BUDGETS = {
  /** Several times what any text should take: hardly anything is lost by reading one again with care. */
  atFirst: { ms: 500, msPerCharacter: 0.02 },
  /** Reading with care reads the text twice, and is not repeated. */
  careful: { ms: 2_000, msPerCharacter: 0.06 },
};

@Injectable()
export class ReviewThreads extends ThreadPool {
  constructor(
    script = fileURLToPath(new URL('./review-thread.main.js', import.meta.url)),
    readonly budgets = BUDGETS,
  ) {
    super(script, OPTIONS);
  }
}
