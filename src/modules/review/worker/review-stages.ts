import { Inject, Injectable, Logger } from '@nestjs/common';
import { newId } from '../../../common/ids/uuid.js';
import { AppConfig } from '../../../config/app-config.js';
import { RUBRIC, RUBRIC_HASH } from '../../rubric/rubric.js';
import { type DegradedReason, incompleteReason, type LeftOutStep } from '../reports/provenance.js';
import { type NewReport } from '../reports/stored-reports.statements.js';
import { EMBEDDED_MODEL, EMBEDDED_REVIEWER } from '../reviewers/embedded-reviewer.js';
import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { addUsage, type Judgement, Reviewer, type ReviewInput } from '../reviewers/reviewer.js';
import { type Draft, draftOf, reportOf } from '../stages/draft.js';
import { type ReviewCase } from '../stages/review-case.js';
import { type ReviewResult } from '../storage/review-outcome.js';
import { type ReadingContext, ReviewReading } from '../threads/review-reading.js';
import { ReviewThreads } from '../threads/review-threads.js';
import { MAX_ATTEMPTS } from './review-ending.js';

interface StageContext extends ReadingContext {
  readonly attempts: number;
}

/** Who judged. */
interface Signature {
  readonly by: Pick<Reviewer, 'id' | 'version' | 'promptVersion'>;
  /** Why it is not the configured reviewer; null when it is. */
  readonly degradedReason: DegradedReason | null;
}
type Reviewed = Signature & { readonly draft: Draft };
type SignedJudgement = Signature & { readonly judgement: Judgement };

const BY_EMBEDDED: Signature = { by: EMBEDDED_REVIEWER, degradedReason: null };

@Injectable()
export class ReviewStages {
  private readonly logger = new Logger('Review');

  constructor(
    @Inject(Reviewer) private readonly model: Reviewer | null,
    private readonly config: AppConfig,
    private readonly threads: ReviewThreads,
  ) {}

  /** @throws ReviewFailure, ReviewPutOff, ReviewerError */
  async run(reviewCase: ReviewCase, context: StageContext): Promise<ReviewResult> {
    const reading = new ReviewReading(this.threads, reviewCase, context);
    try {
      reading.begin();
      const reviewed = await (this.model === null
        ? this.reviewAtOnce(reviewCase, reading)
        : this.reviewByLegs(this.model, reviewCase, reading, context));
      return {
        report: toReport(reviewCase, reviewed, context, reading.care.leftOut),
        fingerprints: reviewed.draft.fingerprints,
      };
    } catch (error) {
      context.timeline.failed(error);
      throw error;
    }
  }

  /** In one go on a thread, since nothing has to be waited for. */
  private async reviewAtOnce(reviewCase: ReviewCase, reading: ReviewReading): Promise<Reviewed> {
    const begun = draftOf(reviewCase);
    const judgement = { ...begun.judgement, ...EMBEDDED_MODEL };
    return { ...BY_EMBEDDED, draft: await reading.run('whole', { ...begun, judgement }) };
  }

  /** In legs around the call of a language model, which gets what the guard rails have read and nothing else. */
  private async reviewByLegs(
    model: Reviewer,
    reviewCase: ReviewCase,
    reading: ReviewReading,
    { timeline, signal, attempts }: StageContext,
  ): Promise<Reviewed> {
    const { brief, lostWorkers } = reviewCase;
    const prepared = await reading.run('before_judging', draftOf(reviewCase));
    const embedded = async (): Promise<Judgement> => (await reading.run('judging', prepared)).judgement;
    const byModel = (): Promise<SignedJudgement> => {
      const isLast = attempts - lostWorkers >= MAX_ATTEMPTS;
      return this.judge(model, { answers: prepared.read, brief }, { signal, isLast, embedded });
    };
    const { judgement, ...signature } =
      prepared.read.length > 0 ? await byModel() : { ...BY_EMBEDDED, judgement: await embedded() };
    timeline.spend(judgement.usage);
    return { ...signature, draft: await reading.run('after_judging', { ...prepared, judgement }) };
  }

  /** If the language model cannot judge, the embedded reviewer takes over where the settings say so. */
  private async judge(
    model: Reviewer,
    input: ReviewInput,
    { signal, isLast, embedded }: { signal: AbortSignal; isLast: boolean; embedded: () => Promise<Judgement> },
  ): Promise<SignedJudgement> {
    try {
      return { judgement: await model.judge(input, signal), by: model, degradedReason: null };
    } catch (error) {
      const isOver = error instanceof ReviewerError && (error.isLasting || isLast);
      if (!isOver || this.config.languageModel?.hasFallback !== true) throw error;
      const msg = 'The embedded reviewer takes over';
      this.logger.error({ event: 'reviewer.degraded', reason: error.kind, err: error, msg });
      const judgement = await embedded();
      const usage = addUsage(error.usage, judgement.usage);
      return { judgement: { ...judgement, usage }, by: EMBEDDED_REVIEWER, degradedReason: error.kind };
    }
  }
}

function toReport(
  { submission, settings, spent }: ReviewCase,
  { draft, by, degradedReason }: Reviewed,
  { timeline, attempts }: StageContext,
  leftOut: readonly LeftOutStep[],
): NewReport {
  const { model, usage } = draft.judgement;
  const why = degradedReason ?? incompleteReason(leftOut);
  const now = new Date();
  return {
    id: newId(),
    submission_id: submission.id,
    ...reportOf(draft),
    provenance: {
      reviewer: by.id,
      version: by.version,
      model,
      prompt_version: by.promptVersion,
      rubric_version: RUBRIC.version,
      rubric_hash: RUBRIC_HASH,
      degraded: why !== null,
      degraded_reason: why,
      left_out: leftOut,
      usage: addUsage(spent, usage),
      duration_ms: now.getTime() - (timeline.startedAt ?? now).getTime(),
      attempts,
      thresholds: settings.thresholds,
    },
    generated_at: now,
  };
}
