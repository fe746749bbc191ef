import { type Field } from '../../src/modules/fields/field.js';
import { generateForm } from '../../src/modules/fields/form-generator.js';
import { reportOf } from '../../src/modules/review/stages/draft.js';
import { reviewInProcess } from '../../src/modules/review/stages/review-in-process.js';
import { ReviewFailure } from '../../src/modules/review/stages/review-failure.js';
import { type Reviewer } from '../../src/modules/review/reviewers/reviewer.js';
import { TextReviewer } from '../../src/modules/review/reviewers/text.reviewer.js';
import { type ReportBody } from '../../src/modules/review/scoring/report.js';

export const PLAIN_FORM: readonly Field[] = generateForm({ name: 'Spring cohort', brief: null });

interface Options {
  founderName?: string | null;
  contactEmail?: string;
  brief?: string | null;
  fields?: readonly Field[];
  reviewer?: Reviewer;
}

/** The report that some answers come to, under the plain form unless told otherwise. */
export async function reviewApplication(
  answers: readonly { key: string; value: string }[],
  options: Options = {},
): Promise<ReportBody> {
  const { founderName = null, contactEmail = 'founder@example.com', brief = null, fields = PLAIN_FORM } = options;
  const reviewer = options.reviewer ?? new TextReviewer();
  const application = { founderName, contactEmail, answers: [...answers], fields, brief };
  return reportOf(await reviewInProcess(application, reviewer));
}

/** The same, or null where nothing is left to judge: such a submission ends without a report. */
export async function reviewIfUsable(...of: Parameters<typeof reviewApplication>): Promise<ReportBody | null> {
  try {
    return await reviewApplication(...of);
  } catch (error) {
    if (error instanceof ReviewFailure && error.code === 'no_usable_answers') return null;
    throw error;
  }
}

/** The three published numbers. */
export function scoresOf(report: ReportBody): number[] {
  return [report.clarity_score, report.founder_fit_score, report.idea_strength_score];
}
