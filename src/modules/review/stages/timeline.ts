import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { type TokenUsage } from '../reviewers/token-usage.js';
import { STAGE_NAMES, type StageName } from './stages.js';

export interface StageSpan {
  readonly stage: StageName;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** What it failed of; null where it passed. */
  readonly detail: string | null;
  readonly usage: TokenUsage | null;
}

/** Notes when each stage of one attempt began, when it ended, and how: one begins where the one before ended. */
export class Timeline {
  private readonly ended: StageSpan[] = [];
  private beganAt: Date | undefined;
  private spent: TokenUsage | null = null;

  get spans(): readonly StageSpan[] {
    return this.ended;
  }

  get startedAt(): Date | undefined {
    return this.ended[0]?.startedAt ?? this.beganAt;
  }

  /** The first stage; once is enough. */
  begin(at = new Date()): void {
    this.beganAt ??= at;
  }

  /** Goes to the stage that is under way. */
  spend(usage: TokenUsage): void {
    this.spent = usage.input_tokens + usage.output_tokens > 0 ? usage : null;
  }

  passed(at = new Date()): void {
    this.end(at, null);
  }

  /** None follows. */
  failed(error: unknown): void {
    if (error instanceof ReviewerError) this.spend(error.usage);
    this.end(new Date(), error instanceof Error ? error.name : 'Error');
  }

  private end(endedAt: Date, detail: string | null): void {
    const stage = STAGE_NAMES[this.ended.length];
    if (stage === undefined) return;
    this.ended.push({ stage, startedAt: this.beganAt ?? endedAt, endedAt, detail, usage: this.spent });
    this.beganAt = endedAt;
    this.spent = null;
  }
}
