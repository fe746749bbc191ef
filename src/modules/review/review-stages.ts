import { Injectable } from '@nestjs/common';
import { newId } from '../../common/ids/uuid.js';
import { type InsightsReportEntity } from '../insights/insights-report.entity.js';
import { packCriterion, packDimension, packProvenance } from '../insights/packed-parts.js';
import { type GuardRailFlag } from './guard-rails/guard-rail.js';
import { type BlindAnswers } from './redaction.js';
import { type ReviewCase } from './review-case.js';
import { lengthOf, ReviewDesk } from './review-desk.js';
import { ReviewerOnDuty, type SignedJudgement } from './reviewer-on-duty.js';
import { addUsage } from './reviewers/token-usage.js';
import { RUBRIC, RUBRIC_HASH } from '../rubric/rubric.js';
import { type ReviewAnswer } from './reviewers/reviewer.js';
import { type ReportBody } from './scoring/report.js';
import { simulate } from './simulator.js';
import { type Timeline } from './timeline.js';

interface StageContext {
  readonly timeline: Timeline;
  readonly signal: AbortSignal;
  readonly attempts: number;
}

interface Reviewed {
  readonly signed: SignedJudgement;
  readonly flags: GuardRailFlag[];
  /** The answers as the reviewer read them. */
  readonly read: ReviewAnswer[];
}

/** What a review leaves behind. */
export interface ReviewResult {
  readonly report: InsightsReportEntity;
  /** For the team's notes on overlaps; no part of the report. Packed, as they are stored. */
  readonly fingerprints: Uint8Array;
}

/** The four stages of a review, in their order, from the case to a report that is ready to be stored. */
@Injectable()
export class ReviewStages {
  constructor(
    private readonly reviewer: ReviewerOnDuty,
    private readonly desk: ReviewDesk,
  ) {}

  /** @throws ReviewFailure, ReviewerError */
  async run(reviewCase: ReviewCase, context: StageContext): Promise<ReviewResult> {
    const { timeline, signal, attempts } = context;
    const startedAt = performance.now();
    const place = { length: lengthOf(reviewCase.submission.answers), signal };
    const blind = await timeline.record('schema_validation', signal, () => this.desk.run('blind', reviewCase, place));
    const judged = await timeline.record('ai_review', signal, () => this.judge(reviewCase, blind, context));
    const { signed, flags, read } = judged;
    const parts = { judgement: signed.judgement, flags, answers: blind.originals, settings: reviewCase.settings };
    const body = await timeline.record('score_generation', signal, () => this.desk.run('compose', parts, place));
    return timeline.record('report', signal, async () => {
      const { cohortId, environment } = reviewCase.submission;
      const fingerprints = await this.desk.run('fingerprint', { scope: { cohortId, environment }, read }, place);
      const durationMs = Math.round(performance.now() - startedAt);
      return { report: this.toReport(reviewCase, body, { signed, attempts, durationMs }), fingerprints };
    });
  }

  private async judge({ submission, brief }: ReviewCase, blind: BlindAnswers, context: StageContext): Promise<Reviewed> {
    const simulated = simulate(submission);
    const { timeline, signal, attempts } = context;
    const place = { length: lengthOf(submission.answers), signal };
    const { flags, read } = await this.desk.run('inspect', blind, place);
    const signed = await this.reviewer.judge({ answers: read, brief }, signal, attempts);
    timeline.spend(signed.judgement.usage);
    const judgement = await this.desk.run('verify', { judgement: signed.judgement, read, originals: blind.originals }, place);
    return { signed: { ...signed, judgement }, flags: [...simulated, ...flags], read };
  }

  private toReport(
    { submission, settings, spent }: ReviewCase,
    body: ReportBody,
    made: { signed: SignedJudgement; attempts: number; durationMs: number },
  ): InsightsReportEntity {
    const { judgement, by, degradedReason } = made.signed;
    return {
      id: newId(),
      organisationId: submission.organisationId,
      submissionId: submission.id,
      businessSummary: body.business_summary,
      clarityScore: body.clarity_score,
      founderFitScore: body.founder_fit_score,
      ideaStrengthScore: body.idea_strength_score,
      verdict: body.verdict,
      industryField: body.industry_field,
      fitReasoning: body.fit_reasoning,
      fitDimensions: body.fit_dimensions.map(packDimension),
      strengthCriteria: body.strength_criteria.map(packCriterion),
      guardRailFlags: body.guard_rail_flags,
      provenance: packProvenance({
        reviewer: by.id,
        version: by.version,
        model: judgement.model,
        prompt_version: by.promptVersion,
        rubric_version: RUBRIC.version,
        rubric_hash: RUBRIC_HASH,
        degraded: degradedReason !== null,
        degraded_reason: degradedReason,
        usage: addUsage(spent, judgement.usage),
        duration_ms: made.durationMs,
        attempts: made.attempts,
        thresholds: settings.thresholds,
      }),
      generatedAt: new Date(),
    };
  }
}
