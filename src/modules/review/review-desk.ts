import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { runStep, type StepInput, type StepName, type StepOutput } from './review-steps.js';
import { ReviewThreads } from './review-threads.js';

/**
 * Characters of all answers together. What is shorter is read in less than 20 ms of the event loop, on a busy machine as
 * well; to send it to a thread would cost more than it saves, and most applications are.
 */
const MOST_HERE = 6_000;

/** How long a text is, for what it takes to read it. */
export function lengthOf(answers: readonly { readonly value: string }[]): number {
  return answers.reduce((sum, { value }) => sum + value.length, 0);
}

/** Where the steps of a review are done: here, or for a long application on a thread, with the same result. */
@Injectable()
export class ReviewDesk implements OnModuleDestroy {
  constructor(private readonly threads: ReviewThreads) {}

  async run<N extends StepName>(
    name: N,
    input: StepInput<N>,
    { length, signal }: { length: number; signal: AbortSignal },
  ): Promise<StepOutput<N>> {
    return length > MOST_HERE ? this.threads.run(name, input, signal) : runStep(name, input);
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.end();
  }
}
