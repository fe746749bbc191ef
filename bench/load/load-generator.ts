import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LoadJob, type LoadResult } from './load-job.js';

const MAIN = fileURLToPath(new URL('generator.main.js', import.meta.url));

type Reply = { readonly result: LoadResult } | { readonly error: string };

/** The generator's process, seen from the bench. */
export class LoadGenerator {
  private readonly ended: Promise<Reply>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'exit').then(() => ({ error: 'The load generator ended' }));
  }

  static start(): LoadGenerator {
    return new LoadGenerator(fork(MAIN, { execArgv: [], serialization: 'advanced' }));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** @throws Error when an answer was missing or not the expected one */
  async run(job: LoadJob): Promise<LoadResult> {
    this.child.send(job);
    const reply = await Promise.race([once(this.child, 'message').then(([message]) => message as Reply), this.ended]);
    if ('error' in reply) throw new Error(reply.error);
    return reply.result;
  }

  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }
}
