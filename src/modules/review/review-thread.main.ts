import { type FailureCode } from '../applications/submission-status.js';
import { ReviewFailure } from './review-failure.js';
import { runStep, type StepInput, type StepName, type StepOutput } from './review-steps.js';

export interface StepTask<N extends StepName> {
  readonly name: N;
  readonly input: StepInput<N>;
}

/** A failure is told of as data: on its way between threads an error forgets its class. */
export type StepAnswer<N extends StepName> = { readonly output: StepOutput<N> } | { readonly failure: FailureCode };

/** What a thread of the pool runs. */
export default async function run<N extends StepName>({ name, input }: StepTask<N>): Promise<StepAnswer<N>> {
  try {
    return { output: await runStep(name, input) };
  } catch (error) {
    if (error instanceof ReviewFailure) return { failure: error.code };
    throw error;
  }
}
