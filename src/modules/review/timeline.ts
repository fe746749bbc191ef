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
}

/** Notes when each stage of one attempt began, when it ended, and how. */
export class Timeline {
  private readonly passed: StagePassage[] = [];

  get passages(): readonly StagePassage[] {
    return this.passed;
  }

  /** Runs a stage; what it throws is noted and thrown on. */
  async record<T>(stage: StageName, signal: AbortSignal, work: () => T | Promise<T>): Promise<T> {
    const startedAt = new Date();
    try {
      signal.throwIfAborted();
      const outcome = await work();
      this.passed.push({ stage, startedAt, endedAt: new Date(), result: 'passed', detail: null });
      return outcome;
    } catch (error) {
      const detail = error instanceof Error ? error.name : 'Error';
      this.passed.push({ stage, startedAt, endedAt: new Date(), result: 'failed', detail });
      throw error;
    }
  }
}
