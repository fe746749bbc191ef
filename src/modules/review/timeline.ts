import { ReviewerError } from './reviewers/reviewer.errors.js';
import { type TokenUsage } from './reviewers/token-usage.js';

/** In the order in which a review goes through them. */
export const STAGES = ['schema_validation', 'ai_review', 'score_generation', 'report'] as const;
export type StageName = (typeof STAGES)[number];
export type StageResult = 'passed' | 'failed';

export interface StagePassage {
  readonly stage: StageName;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly result: StageResult;
  readonly detail: string | null;
  readonly usage: TokenUsage | null;
}

/** Notes when each stage of one attempt began, when it ended, and how. */
export class Timeline {
  private readonly passed: StagePassage[] = [];
  private spent: TokenUsage | null = null;

  get passages(): readonly StagePassage[] {
    return this.passed;
  }

  /** Called from within a stage, whose passage it goes to. */
  spend(usage: TokenUsage): void {
    this.spent = usage.input_tokens + usage.output_tokens > 0 ? usage : null;
  }

  /** Runs a stage; what it throws is noted and thrown on. */
  async record<T>(stage: StageName, signal: AbortSignal, work: () => T | Promise<T>): Promise<T> {
    const startedAt = new Date();
    const pass = (result: StageResult, detail: string | null): void => {
      this.passed.push({ stage, startedAt, endedAt: new Date(), result, detail, usage: this.spent });
      this.spent = null;
    };
    try {
      signal.throwIfAborted();
      const outcome = await work();
      pass('passed', null);
      return outcome;
    } catch (error) {
      if (error instanceof ReviewerError) this.spend(error.usage);
      pass('failed', error instanceof Error ? error.name : 'Error');
      throw error;
    }
  }
}
