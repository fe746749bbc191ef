import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { type TokenUsage } from '../reviewers/reviewer.js';
import { STAGE_NAMES, type StageName } from './stages.js';

export interface StageSpan {
  readonly stage: StageName;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly detail: string | null;
  readonly usage: TokenUsage | null;
}

/** Notes when each stage of an attempt began and ended, and how; a stage begins when the one before ends. */
export class Timeline {
  readonly spans: StageSpan[] = [];
  private beganAt: Date | undefined;
  private spent: TokenUsage | null = null;

  get startedAt(): Date | undefined {
    return this.spans[0]?.startedAt ?? this.beganAt;
  }

  /** Begins the first stage. May be called again. */
  begin(at = new Date()): void {
    this.beganAt ??= at;
  }

  spend(usage: TokenUsage): void {
    this.spent = usage.input_tokens + usage.output_tokens > 0 ? usage : null;
  }

  passed(at = new Date()): void {
    this.end(at, null);
  }

  /** Ends the attempt: no stage follows. */
  failed(error: unknown): void {
    if (error instanceof ReviewerError) this.spend(error.usage);
    this.end(new Date(), error instanceof Error ? error.name : 'Error');
  }

  private end(endedAt: Date, detail: string | null): void {
    const stage = STAGE_NAMES[this.spans.length];
    if (stage === undefined) return;
    this.spans.push({ stage, startedAt: this.beganAt ?? endedAt, endedAt, detail, usage: this.spent });
    this.beganAt = endedAt;
    this.spent = null;
  }
}
