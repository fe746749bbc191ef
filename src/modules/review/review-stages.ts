import { Injectable } from '@nestjs/common';
import { newId } from '../../common/ids/uuid.js';
import { checkAnswers } from '../fields/answers-check.js';
import { type InsightsReportEntity } from '../insights/insights-report.entity.js';
import { type AnswerFingerprint, fingerprintAnswers } from '../overlaps/answer-fingerprints.js';
import { type GuardRailFlag } from './guard-rails/guard-rail.js';
import { judgeAnswers } from './judge-answers.js';
import { type BlindAnswers, blindAnswers } from './redaction.js';
import { type ReviewCase } from './review-case.js';
import { ReviewFailure } from './review-failure.js';
import { ReviewerOnDuty, type SignedJudgement } from './reviewer-on-duty.js';
import { addUsage } from './reviewers/token-usage.js';
import { RUBRIC, RUBRIC_HASH } from '../rubric/rubric.js';
import { type ReviewAnswer } from './reviewers/reviewer.js';
import { composeReport, type ReportBody } from './scoring/report.js';
import { simulate } from './simulator.js';
import { normalise } from './text/normalise.js';
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
  /** For the team's notes on overlaps; no part of the report. */
  readonly fingerprints: AnswerFingerprint[];
}

/** The four stages of a review, in their order, from the case to a report that is ready to be stored. */
@Injectable()
export class ReviewStages {
  constructor(private readonly reviewer: ReviewerOnDuty) {}

  /** @throws ReviewFailure, ReviewerError */
  async run(reviewCase: ReviewCase, context: StageContext): Promise<ReviewResult> {
    const { timeline, signal, attempts } = context;
    const startedAt = performance.now();
    const blind = await timeline.record('schema_validation', signal, () => usableAnswers(reviewCase));
    const judged = await timeline.record('ai_review', signal, () => this.judge(reviewCase, blind, context));
    const { signed, flags, read } = judged;
    const body = await timeline.record('score_generation', signal, () =>
      composeReport({ judgement: signed.judgement, flags, answers: blind.originals, settings: reviewCase.settings }),
    );
    return timeline.record('report', signal, () => ({
      report: this.toReport(reviewCase, body, { signed, attempts, durationMs: Math.round(performance.now() - startedAt) }),
      fingerprints: fingerprintAnswers(
        reviewCase.submission,
        read.map(({ key, value }) => ({ key, text: normalise(value).text })),
      ),
    }));
  }

  private async judge(reviewCase: ReviewCase, blind: BlindAnswers, context: StageContext): Promise<Reviewed> {
    const simulated = simulate(reviewCase.submission);
    const { timeline, signal, attempts } = context;
    const { opinion, flags, read } = await judgeAnswers(blind, reviewCase.brief, async (input) => {
      const signed = await this.reviewer.judge(input, signal, attempts);
      timeline.spend(signed.judgement.usage);
      return signed;
    });
    return { signed: opinion, flags: [...simulated, ...flags], read };
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
      fitDimensions: body.fit_dimensions,
      strengthCriteria: body.strength_criteria,
      guardRailFlags: body.guard_rail_flags,
      provenance: {
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
      },
      generatedAt: new Date(),
    };
  }
}

/** The answers that a reviewer may read. @throws ReviewFailure */
function usableAnswers({ submission, fields, brief }: ReviewCase): BlindAnswers {
  const { answers, schemaId, founderName, contactEmail } = submission;
  if (schemaId !== null) {
    const { unknownKeys, missingKeys } = checkAnswers(fields, answers);
    if (unknownKeys.length > 0 || missingKeys.length > 0) throw new ReviewFailure('invalid_answers');
  }
  const blind = blindAnswers({ founderName, contactEmail, fields, answers, brief });
  if (blind.answers.length === 0) throw new ReviewFailure('no_usable_answers');
  return blind;
}
