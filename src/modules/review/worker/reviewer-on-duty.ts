import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { type DegradedReason } from '../reports/provenance.js';
import { EMBEDDED_REVIEWER } from '../reviewers/embedded-reviewer.js';
import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { addUsage, type Judgement, Reviewer, type ReviewInput } from '../reviewers/reviewer.js';
import { MAX_ATTEMPTS } from './review-ending.js';

export interface SignedJudgement {
  readonly judgement: Judgement;
  readonly by: Pick<Reviewer, 'id' | 'version' | 'promptVersion'>;
  /** Why it is not the configured reviewer who judged; null when it is. */
  readonly degradedReason: DegradedReason | null;
}

interface Duty {
  readonly signal: AbortSignal;
  readonly attempt: number;
  readonly embedded: () => Promise<Judgement>;
}

/** Has the language model judge. If it cannot, the embedded reviewer takes over where the settings say so. */
@Injectable()
export class ReviewerOnDuty {
  private readonly logger = new Logger('Review');
  private readonly hasFallback: boolean;

  constructor(
    @Inject(Reviewer) private readonly model: Reviewer | null,
    { languageModel }: AppConfig,
  ) {
    this.hasFallback = languageModel?.hasFallback ?? false;
  }

  get isEmbedded(): boolean {
    return this.model === null;
  }

  /** `input` is null for an application that no language model may read. @throws ReviewerError */
  async judge(input: ReviewInput | null, { signal, attempt, embedded }: Duty): Promise<SignedJudgement> {
    if (this.model === null || input === null)
      return { judgement: await embedded(), by: EMBEDDED_REVIEWER, degradedReason: null };
    try {
      return { judgement: await this.model.judge(input, signal), by: this.model, degradedReason: null };
    } catch (error) {
      const isOver = error instanceof ReviewerError && (error.isLasting || attempt >= MAX_ATTEMPTS);
      if (!isOver || !this.hasFallback) throw error;
      const msg = 'The embedded reviewer takes over';
      this.logger.error({ event: 'reviewer.degraded', reason: error.kind, err: error, msg });
      const judgement = await embedded();
      const usage = addUsage(error.usage, judgement.usage);
      return { judgement: { ...judgement, usage }, by: EMBEDDED_REVIEWER, degradedReason: error.kind };
    }
  }
}
