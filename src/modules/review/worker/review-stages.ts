import { Inject, Injectable, Logger } from '@nestjs/common';
import { newId } from '../../../common/ids/uuid.js';
import { AppConfig } from '../../../config/app-config.js';
import { RUBRIC, RUBRIC_HASH } from '../../rubric/rubric.js';
import { type DegradedReason, incompleteReason, type LeftOutStep } from '../reports/provenance.js';
import { type NewReport } from '../reports/stored-reports.statements.js';
import { EMBEDDED_REVIEWER } from '../reviewers/embedded-reviewer.js';
import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { addUsage, Reviewer } from '../reviewers/reviewer.js';
import { type Draft, draftOf, reportOf } from '../stages/draft.js';
import { type ReviewCase } from '../stages/review-case.js';
import { type ReviewResult } from '../storage/review-outcome.js';
import { type ReadingContext, ReviewReading } from '../threads/review-reading.js';
import { ReviewThreads } from '../threads/review-threads.js';
import { MAX_ATTEMPTS } from './review-ending.js';

type StageContext = ReadingContext & { readonly attempts: number };

interface Reviewed {
  readonly draft: Draft;
  /** Who judged. */
  readonly by: Pick<Reviewer, 'id' | 'version' | 'promptVersion'>;
  /** Why it is not the configured reviewer; null when it is. */
  readonly degradedReason: DegradedReason | null;
}

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
      const reviewed = await this.review(reviewCase, reading, context);
      const report = toReport(reviewCase, reviewed, context, reading.care.leftOut);
      return { report, fingerprints: reviewed.draft.fingerprints };
    } catch (error) {
      context.timeline.failed(error);
      throw error;
    }
  }

  /** In one leg where nothing has to be waited for; else in legs around a language model, which gets what guard rails have read. */
  private async review(
    reviewCase: ReviewCase,
    reading: ReviewReading,
    { timeline, signal, attempts }: StageContext,
  ): Promise<Reviewed> {
    const { model } = this;
    const begun = draftOf(reviewCase);
    if (model === null)
      return { draft: await reading.run('whole', begun), by: EMBEDDED_REVIEWER, degradedReason: null };
    const prepared = await reading.run('before_judging', begun);
    const input = { answers: prepared.read, brief: reviewCase.brief };
    const isLast = attempts - reviewCase.lostWorkers >= MAX_ATTEMPTS;
    const said =
      prepared.read.length === 0
        ? null
        : await model.judge(input, signal).catch((error: unknown) => this.takenOver(error, isLast));
    const lapse = said instanceof ReviewerError ? said : null;
    const byModel = said instanceof ReviewerError ? null : said;
    const judgement = byModel ?? (await reading.run('judging', prepared)).judgement;
    const usage = lapse?.usage ?? judgement.usage;
    timeline.spend(usage);
    const draft = await reading.run('after_judging', { ...prepared, judgement: { ...judgement, usage } });
    return { draft, by: byModel === null ? EMBEDDED_REVIEWER : model, degradedReason: lapse?.kind ?? null };
  }

  /** The error, when the settings have the embedded reviewer take over from it. @throws it otherwise */
  private takenOver(error: unknown, isLast: boolean): ReviewerError {
    const isOver = error instanceof ReviewerError && (error.isLasting || isLast);
    if (!isOver || this.config.languageModel?.hasFallback !== true) throw error;
    const msg = 'The embedded reviewer takes over';
    this.logger.error({ event: 'reviewer.degraded', reason: error.kind, err: error, msg });
    return error;
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
  const now = Date.now();
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
      duration_ms: now - (timeline.startedAt ?? now),
      attempts,
      thresholds: settings.thresholds,
    },
    generated_at: new Date(now),
  };
}
