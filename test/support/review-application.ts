import { type Field } from '../../src/modules/fields/field.js';
import { generateForm } from '../../src/modules/fields/form-generator.js';
import { judgeAnswers } from '../../src/modules/review/judge-answers.js';
import { blindAnswers } from '../../src/modules/review/redaction.js';
import { type Reviewer } from '../../src/modules/review/reviewers/reviewer.js';
import { TextReviewer } from '../../src/modules/review/reviewers/text.reviewer.js';
import { DEFAULT_REVIEW_SETTINGS } from '../../src/modules/rubric/rubric.js';
import { composeReport, type ReportBody } from '../../src/modules/review/scoring/report.js';

export const PLAIN_FORM: readonly Field[] = generateForm({ name: 'Spring cohort', brief: null });

interface Options {
  founderName?: string | null;
  contactEmail?: string;
  brief?: string | null;
  fields?: readonly Field[] | null;
  reviewer?: Reviewer;
}

/** The whole review without its pipeline: what the stages do, one after the other. */
export async function reviewApplication(
  answers: readonly { key: string; value: string }[],
  options: Options = {},
): Promise<ReportBody> {
  const { founderName = null, contactEmail = 'founder@example.com', brief = null, fields = PLAIN_FORM } = options;
  const reviewer = options.reviewer ?? new TextReviewer();
  const blind = blindAnswers({ founderName, contactEmail, fields, answers, brief });
  const { opinion, flags } = await judgeAnswers(blind, brief, async (input) => ({
    judgement: await reviewer.judge(input, new AbortController().signal),
  }));
  return composeReport({ judgement: opinion.judgement, flags, answers: blind.originals, settings: DEFAULT_REVIEW_SETTINGS });
}

/** The three published numbers. */
export function scoresOf(report: ReportBody): number[] {
  return [report.clarity_score, report.founder_fit_score, report.idea_strength_score];
}
