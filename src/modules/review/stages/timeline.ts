import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { type TokenUsage } from '../reviewers/reviewer.js';
import { STAGE_NAMES, type StageName } from './stages.js';

/** Notes, in milliseconds, when each stage of an attempt began and ended; a stage begins when the one before ends. */
export class Timeline {
  readonly passages: [stage: StageName, beganAt: number, endedAt: number][] = [];
  startedAt: number | undefined;
  /** The name of the error that the last stage ended with. */
  failure: string | null = null;
  usage: TokenUsage | null = null;

  /** Begins the first stage. May be called again. */
  begin(at = Date.now()): void {
    this.startedAt ??= at;
  }

  spend(usage: TokenUsage): void {
    this.usage = usage.input_tokens + usage.output_tokens > 0 ? usage : null;
  }

  passed(at = Date.now()): void {
    this.begin(at);
    const stage = STAGE_NAMES[this.passages.length];
    if (stage !== undefined) this.passages.push([stage, this.passages.at(-1)?.[2] ?? this.startedAt ?? at, at]);
  }

  /** Ends the attempt: no stage follows. */
  failed(error: unknown): void {
    if (error instanceof ReviewerError) this.spend(error.usage);
    this.failure = error instanceof Error ? error.name : 'Error';
    this.passed();
  }
}
