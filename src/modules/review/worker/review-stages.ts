import { Injectable } from '@nestjs/common';
import { newId } from '../../../common/ids/uuid.js';
import { RUBRIC, RUBRIC_HASH } from '../../rubric/rubric.js';
import { incompleteReason, type LeftOutStep } from '../reports/provenance.js';
import { type NewReport } from '../reports/stored-reports.statements.js';
import { EMBEDDED_MODEL, EMBEDDED_REVIEWER } from '../reviewers/embedded-reviewer.js';
import { addUsage, type Judgement } from '../reviewers/reviewer.js';
import { type Draft, draftOf, reportOf } from '../stages/draft.js';
import { type ReviewCase } from '../stages/review-case.js';
import { type ReviewResult } from '../storage/review-outcome.js';
import { type ReadingContext, ReviewReading } from '../threads/review-reading.js';
import { ReviewThreads } from '../threads/review-threads.js';
import { ReviewerOnDuty, type SignedJudgement } from './reviewer-on-duty.js';

interface StageContext extends ReadingContext {
  readonly attempts: number;
}

interface Reviewed {
  readonly signed: Omit<SignedJudgement, 'judgement'> & { readonly judgement: Pick<Judgement, 'model' | 'usage'> };
  readonly draft: Draft;
}

@Injectable()
export class ReviewStages {
  constructor(
    private readonly reviewer: ReviewerOnDuty,
    private readonly threads: ReviewThreads,
  ) {}

  /** @throws ReviewFailure, ReviewPutOff, ReviewerError */
  async run(reviewCase: ReviewCase, context: StageContext): Promise<ReviewResult> {
    const { timeline } = context;
    const reading = new ReviewReading(this.threads, reviewCase, context);
    try {
      reading.begin();
      const reviewed = await (this.reviewer.isEmbedded
        ? this.reviewAtOnce(reviewCase, reading)
        : this.reviewByLegs(reviewCase, reading, context));
      return {
        report: toReport(reviewCase, reviewed, context, reading.care.leftOut),
        fingerprints: reviewed.draft.fingerprints,
      };
    } catch (error) {
      timeline.failed(error);
      throw error;
    }
  }

  /** In one go on a thread, since nothing has to be waited for. */
  private async reviewAtOnce(reviewCase: ReviewCase, reading: ReviewReading): Promise<Reviewed> {
    const draft = await reading.run('whole', draftOf(reviewCase));
    return { signed: { judgement: EMBEDDED_MODEL, by: EMBEDDED_REVIEWER, degradedReason: null }, draft };
  }

  /** In legs around the call of a language model, which gets what the guard rails have read and nothing else. */
  private async reviewByLegs(
    reviewCase: ReviewCase,
    reading: ReviewReading,
    { timeline, signal, attempts }: StageContext,
  ): Promise<Reviewed> {
    const { brief, lostWorkers } = reviewCase;
    const prepared = await reading.run('before_judging', draftOf(reviewCase));
    const input = prepared.read.length > 0 ? { answers: prepared.read, brief } : null;
    const embedded = async (): Promise<Judgement> => (await reading.run('judging', prepared)).judgement;
    const signed = await this.reviewer.judge(input, { signal, attempt: attempts - lostWorkers, embedded });
    timeline.spend(signed.judgement.usage);
    return { signed, draft: await reading.run('after_judging', { ...prepared, judgement: signed.judgement }) };
  }
}

function toReport(
  { submission, settings, spent }: ReviewCase,
  { signed, draft }: Reviewed,
  { timeline, attempts }: StageContext,
  leftOut: readonly LeftOutStep[],
): NewReport {
  const { judgement, by } = signed;
  const degradedReason = signed.degradedReason ?? incompleteReason(leftOut);
  const now = new Date();
  return {
    id: newId(),
    submission_id: submission.id,
    ...reportOf(draft),
    provenance: {
      reviewer: by.id,
      version: by.version,
      model: judgement.model,
      prompt_version: by.promptVersion,
      rubric_version: RUBRIC.version,
      rubric_hash: RUBRIC_HASH,
      degraded: degradedReason !== null,
      degraded_reason: degradedReason,
      left_out: leftOut,
      usage: addUsage(spent, judgement.usage),
      duration_ms: now.getTime() - (timeline.startedAt ?? now).getTime(),
      attempts,
      thresholds: settings.thresholds,
    },
    generated_at: now,
  };
}
