import { EXAMPLE_ANSWERS } from '../src/demonstration/example-application.js';
import { generateForm } from '../src/modules/fields/form-generator.js';
import { judgeAnswers, type Judged } from '../src/modules/review/judge-answers.js';
import { type BlindAnswers, blindAnswers } from '../src/modules/review/redaction.js';
import { type Judgement, type Reviewer } from '../src/modules/review/reviewers/reviewer.js';
import { TextReviewer } from '../src/modules/review/reviewers/text.reviewer.js';
import { composeReport, type ReportBody } from '../src/modules/review/scoring/report.js';
import { DEFAULT_REVIEW_SETTINGS } from '../src/modules/rubric/rubric.js';

const ANSWERS = 8;
export const CONTACT_EMAIL = 'founder@example.com';
export const BRIEF = 'We back early-stage founders who solve a costly, everyday problem for small businesses or farms.';

/** What every applicant of the bench says: eight answers, in a body of about 2 kB. */
export const BENCH_ANSWERS = EXAMPLE_ANSWERS.slice(0, ANSWERS);

const FORM = generateForm({ name: 'Bench', brief: BRIEF });
const { signal } = new AbortController();

export function readBenchAnswers(): BlindAnswers {
  return blindAnswers({
    founderName: null,
    contactEmail: CONTACT_EMAIL,
    fields: FORM,
    answers: BENCH_ANSWERS,
    brief: BRIEF,
  });
}

type Opinion = Judged<{ judgement: Judgement }>;

export function judgeBenchAnswers(blind: BlindAnswers, reviewer: Reviewer): Promise<Opinion> {
  return judgeAnswers(blind, BRIEF, async (input) => ({ judgement: await reviewer.judge(input, signal) }));
}

export function composeBenchReport({ opinion, flags }: Opinion, blind: BlindAnswers): ReportBody {
  const { judgement } = opinion;
  return composeReport({
    judgement,
    flags,
    answers: blind.originals,
    settings: DEFAULT_REVIEW_SETTINGS,
    asked: blind.asked,
  });
}

/** The report that this application comes to, for reviewers that have their answer ready. */
export async function composeKnownReport(): Promise<ReportBody> {
  const blind = readBenchAnswers();
  return composeBenchReport(await judgeBenchAnswers(blind, new TextReviewer()), blind);
}
