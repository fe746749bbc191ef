import { Logger } from '@nestjs/common';
import { WorkCutShort } from '../../../threads/work-cut-short.js';
import { type Care, careAfter, EVERYTHING, moreCareful } from '../stages/careful-reading.js';
import { type Draft } from '../stages/draft.js';
import { type ReviewCase } from '../stages/review-case.js';
import { ReviewFailure, ReviewPutOff } from '../stages/review-failure.js';
import { type LegName } from '../stages/stages.js';
import { type Timeline } from '../stages/timeline.js';
import { type ReadingTask, type Told } from './reading-tasks.js';
import { type ReviewThreads } from './review-threads.js';

/** Characters of all answers. A longer application takes a third of a second of processor time or more. */
const LARGE = 50_000;
/** So many large ones of an organisation wait here; more are put off: no memory is taken, others can have them. */
const MOST_LARGE_WAITING = 4;
const MS_PER_CHARACTER = 0.006;
/** After this many attempts were cut short, nothing of the text is read any more. */
const MOST_CUT_SHORT = 6;

export interface ReadingContext {
  readonly timeline: Timeline;
  readonly signal: AbortSignal;
  /** Then it no longer waits for a thread. */
  readonly onBegin: () => void;
}

/** Reads one application on threads. What cannot be read within its budget is left out and reported as left out. */
export class ReviewReading {
  private static readonly logger = new Logger('Review');
  private readonly keys: readonly string[];
  private readonly length: number;
  care: Care;
  private cutShort = 0;

  constructor(
    private readonly threads: ReviewThreads,
    private readonly reviewCase: ReviewCase,
    private readonly context: ReadingContext,
  ) {
    const { submission, lostWorkers } = reviewCase;
    this.keys = submission.answers.map(({ key }) => key);
    this.length = submission.answers.reduce((sum, { key, value }) => sum + key.length + value.length, 0);
    this.care = careAfter(lostWorkers);
  }

  /** @throws ReviewPutOff when too many large applications of its organisation are waiting */
  begin(): void {
    const before = this.length > LARGE ? this.threads.waitingLarge(this.reviewCase.submission.organisationId) : 0;
    if (before < MOST_LARGE_WAITING) return;
    throw new ReviewPutOff(before * this.length * MS_PER_CHARACTER * (0.5 + Math.random()));
  }

  /** @throws ReviewFailure, ReviewPutOff */
  async run(leg: LegName, draft: Draft): Promise<Draft> {
    const { outcome, leftOut, beganAt, reachedAt } = await this.told(leg, draft);
    this.care = { ...this.care, leftOut };
    this.context.timeline.begin(beganAt);
    for (const at of reachedAt) this.context.timeline.passed(at);
    if ('failure' in outcome) throw new ReviewFailure(outcome.failure);
    if ('putOffMs' in outcome) throw new ReviewPutOff(outcome.putOffMs);
    return { ...draft, ...outcome.added };
  }

  private async told(leg: LegName, draft: Draft): Promise<Told> {
    const { signal, onBegin } = this.context;
    const owner = this.reviewCase.submission.organisationId;
    for (;;) {
      const { isCareful } = this.care;
      const budget = isCareful ? this.threads.budgets.careful : this.threads.budgets.atFirst;
      const budgetMs = budget.ms + this.length * budget.msPerCharacter;
      // Once cut short, it never takes the last thread again.
      const isLarge = isCareful || this.length > LARGE;
      const input: ReadingTask = { leg, draft, keys: this.keys, care: this.care };
      try {
        return await this.threads.run({ input, owner, isLarge, budgetMs, onBegin }, signal);
      } catch (error) {
        signal.throwIfAborted();
        this.beMoreCareful(leg, error);
      }
    }
  }

  /** An error that a text causes is handled like being cut short. @throws it when nothing is left to leave out */
  private beMoreCareful(leg: LegName, error: unknown): void {
    const place = error instanceof WorkCutShort ? error.place : [];
    const why = error instanceof WorkCutShort ? error.reason : error instanceof Error ? error.name : 'error';
    const submission_id = this.reviewCase.submission.id;
    ReviewReading.logger.warn({ submission_id, task: leg, why, place, msg: 'Reading was cut short' });
    this.cutShort += 1;
    if (this.cutShort > MOST_CUT_SHORT + 1) throw error;
    this.care =
      this.cutShort > MOST_CUT_SHORT
        ? { isCareful: true, leftOut: EVERYTHING }
        : moreCareful(this.care, place, this.keys);
  }
}
