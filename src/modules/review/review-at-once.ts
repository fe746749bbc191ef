import { DEFAULT_REVIEW_SETTINGS } from '../rubric/rubric.js';
import { judgeAnswers } from './judge-answers.js';
import { type BlindAnswers } from './redaction.js';
import { type Judgement, type Reviewer } from './reviewers/reviewer.js';
import { composeReport, type ReportBody } from './scoring/report.js';

/** The whole review without its pipeline: what the stages do, one after the other, with the settings nobody changed. */
export async function reviewAtOnce(
  blind: BlindAnswers,
  brief: string | null,
  reviewer: Reviewer,
): Promise<{ report: ReportBody; judgement: Judgement }> {
  const { signal } = new AbortController();
  const { opinion, flags } = await judgeAnswers(blind, brief, async (input) => ({
    judgement: await reviewer.judge(input, signal),
  }));
  const { judgement } = opinion;
  return {
    judgement,
    report: composeReport({
      judgement,
      flags,
      answers: blind.originals,
      settings: DEFAULT_REVIEW_SETTINGS,
      asked: blind.asked,
    }),
  };
}
