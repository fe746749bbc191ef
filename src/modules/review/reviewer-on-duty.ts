import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { EmbeddedReviewer } from './embedded.reviewer.js';
import { MAX_ATTEMPTS } from './review-failure.js';
import { type Judgement, Reviewer, type ReviewInput } from './reviewers/reviewer.js';
import { ReviewerError, type ReviewerErrorKind } from './reviewers/reviewer.errors.js';
import { addUsage } from './reviewers/token-usage.js';

export interface SignedJudgement {
  readonly judgement: Judgement;
  readonly by: Pick<Reviewer, 'id' | 'version' | 'promptVersion'>;
  /** Why it is not the configured reviewer who judged; null when it is. */
  readonly degradedReason: ReviewerErrorKind | null;
}

/** Has the configured reviewer judge, or the embedded one in its place where it cannot and that was asked for. */
@Injectable()
export class ReviewerOnDuty {
  private readonly logger = new Logger('Review');
  private readonly hasFallback: boolean;

  constructor(
    private readonly reviewer: Reviewer,
    private readonly embedded: EmbeddedReviewer,
    { languageModel }: AppConfig,
  ) {
    this.hasFallback = languageModel?.hasFallback ?? false;
  }

  /** @throws ReviewerError */
  async judge(input: ReviewInput, signal: AbortSignal, attempt: number): Promise<SignedJudgement> {
    try {
      return { judgement: await this.reviewer.judge(input, signal), by: this.reviewer, degradedReason: null };
    } catch (error) {
      const isOver = error instanceof ReviewerError && (error.isLasting || attempt >= MAX_ATTEMPTS);
      if (!isOver || !this.hasFallback) throw error;
      this.logger.error({ event: 'reviewer.degraded', reason: error.kind, err: error, msg: 'The embedded reviewer takes over' });
      const judgement = await this.embedded.judge(input, signal);
      const usage = addUsage(error.usage, judgement.usage);
      return { judgement: { ...judgement, usage }, by: this.embedded, degradedReason: error.kind };
    }
  }
}
