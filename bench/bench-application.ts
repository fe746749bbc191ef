import { EXAMPLE_ANSWERS } from '../src/demonstration/example-application.js';
import { generateForm } from '../src/modules/fields/form-generator.js';
import { type Draft, reportOf } from '../src/modules/review/stages/draft.js';
import { reviewInProcess } from '../src/modules/review/stages/review-in-process.js';
import { type Reviewer } from '../src/modules/review/reviewers/reviewer.js';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { type ReportBody } from '../src/modules/review/scoring/report.js';

const ANSWERS = 8;
export const CONTACT_EMAIL = 'founder@example.com';
export const BRIEF = 'We back early-stage founders who solve a costly, everyday problem for small businesses or farms.';

/** What every applicant of the bench says: eight answers, in a body of about 2 kB. */
export const BENCH_ANSWERS = EXAMPLE_ANSWERS.slice(0, ANSWERS);

const APPLICATION = {
  founderName: null,
  contactEmail: CONTACT_EMAIL,
  answers: BENCH_ANSWERS,
  fields: generateForm({ name: 'Bench', brief: BRIEF }),
  brief: BRIEF,
};

export function reviewBenchApplication(reviewer: Reviewer): Promise<Draft> {
  return reviewInProcess(APPLICATION, reviewer);
}

/** The report that this application comes to, for reviewers that have their answer ready. */
export async function composeKnownReport(): Promise<ReportBody> {
  return reportOf(await reviewBenchApplication(new TextReviewer()));
}
