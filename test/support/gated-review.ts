import { type Judgement, type ReviewInput } from '../../src/modules/review/reviewers/reviewer.js';
import { TextReviewer } from '../../src/modules/review/reviewers/text.reviewer.js';

/** A script for the scripted reviewer: a review that ends when the test says so. */
export function gatedReview(error?: Error): {
  script: (input: ReviewInput, signal: AbortSignal) => Promise<Judgement>;
  end: () => void;
} {
  const real = new TextReviewer();
  let end = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    script: async (input, signal) => {
      await gate;
      if (error !== undefined) throw error;
      return real.judge(input, signal);
    },
    end: () => {
      end();
    },
  };
}
