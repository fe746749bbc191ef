import { ERROR_CODES, type ErrorCode, errorRow } from '../../common/errors/error-codes.js';
import { type Environment } from '../../common/access/environment.js';
import { type Scope } from '../../common/access/scope.js';
import { type WARNING_CODES } from '../../modules/applications/admission/warnings.js';
import {
  type FailureCode,
  type ReviewStatus,
  type SubmissionStatus,
} from '../../modules/standings/submission-status.js';
import { type CohortStatus } from '../../modules/cohorts/cohort-status.js';
import { type ClarityRole, type FieldType, type Source } from '../../modules/fields/field.js';
import { type DegradedReason } from '../../modules/review/reports/provenance.js';
import { type FORM_VALIDATIONS } from '../../modules/management/cohorts/dto/cohort.request.dto.js';
import { FLAG_TYPES, FLAGS, type FlagSeverity } from '../../modules/review/guard-rails/guard-rail.js';
import { type RoleState } from '../../modules/review/scoring/clarity.js';
import { type COVERAGES } from '../../modules/review/scoring/reported-parts.js';
import {
  DEFAULT_REVIEW_SETTINGS,
  type FitDimension,
  type StrengthCriterion,
  type Verdict,
} from '../../modules/rubric/rubric.js';

const { perfect, strong, possible } = DEFAULT_REVIEW_SETTINGS.thresholds;

const submissionStatus: Record<SubmissionStatus, string> = {
  pending: 'stored and waiting for its review.',
  processing: 'a review is under way.',
  complete: 'the review has ended, and the report can be read.',
  failed: 'there will be no report; `failure_code` says why. The tokens came back.',
};

const failureCode: Record<FailureCode, string> = {
  invalid_answers: 'the answers do not fit the schema they were submitted to. Correct them and submit again.',
  no_usable_answers:
    'nothing was left to judge: no answers, only blank ones, or only contact details. Submit again with answers.',
  review_refused:
    'the language model that reviews refused these answers. The team decides without a report, or reviews again.',
  review_unavailable: 'the reviewer could not be reached, in several tries. The team can run the review again.',
  simulated: 'a test submission asked for it by its address, `failed@simulator.test`.',
  withdrawn: 'the applicant took it back before its review was over.',
  internal_error: 'a fault of the service. The team can run the review again.',
};

const reviewStatus: Record<ReviewStatus, string> = {
  in_review: 'the team is discussing it.',
  shortlisted: 'in the closer choice.',
  interview: 'to be talked to.',
  waitlisted: 'taken in if a place becomes free.',
  approved: 'accepted.',
  rejected: 'declined.',
  withdrawn: 'taken back by the applicant.',
};

const verdict: Record<Verdict, string> = {
  COHORT_PERFECT: `overall_score is ${perfect} or more.`,
  COHORT_STRONG: `overall_score is ${strong} or more.`,
  COHORT_POSSIBLE: `overall_score is ${possible} or more.`,
  COHORT_UNLIKELY: 'overall_score is less than that.',
  COHORT_UNDETERMINED:
    'a critical guard-rail flag stands, or there is too little to judge: a person should read it. Not a bad mark.',
};

const fieldType: Record<FieldType, string> = {
  text: 'a line of text.',
  long_text: 'several lines of text.',
  email: 'an e-mail address.',
  url: 'a web address, with or without `https://`; several with spaces or commas between them.',
  phone: 'a telephone number of 5 to 20 digits, as people write them.',
  number: 'a number, as people write them: `1200`, `1,200`, `1.2 million`, `about 40`, `15 %`.',
  currency: 'a sum of money: `50,000 EUR`, `$1.2m`, or a number alone.',
  date: 'a date: `2027-05-04`, or as people write them, such as `May 2027`.',
  boolean: '`yes` or `no`; `true` and `false` too.',
  select: 'one of `options`.',
  multi_select: 'any of `options`, joined by commas; an option holds none.',
};

const clarityRole: Record<ClarityRole, string> = {
  problem: 'the problem that is solved.',
  solution: 'what is made.',
  customer: 'whom it is for.',
  market: 'how large that market is.',
  business_model: 'how money is made.',
  traction: 'what has been achieved.',
  competition: 'who else does it, and what is different.',
  team: 'who the founders are.',
  why_now: 'why this is the time.',
  ask: 'what is asked of the cohort.',
};

const source: Record<Source, string> = {
  clarity: 'clarity_score.',
  founder_fit: 'founder_fit_score.',
  idea_strength: 'idea_strength_score.',
};

const flagType = Object.fromEntries(FLAG_TYPES.map((type) => [type, FLAGS[type].meaning]));

const severity: Record<FlagSeverity, string> = {
  info: 'good to know.',
  warning: 'a person should look at it.',
  critical: 'what no honest applicant writes; the verdict is COHORT_UNDETERMINED.',
};

const coverage: Record<(typeof COVERAGES)[number], string> = {
  addressed: 'said so that it counts for more than a mention.',
  partly_addressed: 'hardly said, or shown only by something else that counts.',
  not_addressed: 'nothing was found that could be quoted; the score is at most 40.',
};

const roleState: Record<RoleState, string> = {
  told: 'in particulars.',
  partly: 'in general words only.',
  missing: 'not, although a question asks for it.',
  not_asked: 'not, and no question asks for it.',
};

const cohortStatus: Record<CohortStatus, string> = {
  draft: 'being prepared; schemas can be registered.',
  open: 'takes applications.',
  closed: 'takes none any more, and can be opened again.',
  completed: 'over for good.',
};

const formValidation: Record<(typeof FORM_VALIDATIONS)[number], string> = {
  lenient: 'everything is taken; what does not fit is named in `warnings`.',
  strict: 'unknown or missing keys and values that do not fit are refused with 422.',
};

const warning: Record<(typeof WARNING_CODES)[number], string> = {
  unknown_key: 'an answer to a question that the form does not ask.',
  missing_key: 'a required question without an answer.',
  invalid_value: 'a value that the type or the options of its question rule out.',
  unknown_field: 'a field of the request that is not known and was ignored, such as a misspelt `schema_id`.',
};

const scope: Record<Scope, string> = {
  'applications:write': 'submit and validate applications, register schemas.',
  'applications:read': 'read submissions and schemas.',
  'insights:read': 'read reports.',
  'programs:write':
    'set up cohorts, their forms, and API keys that may do no more than the key itself. No key has it unless it was given.',
};

const environment: Record<Environment, string> = {
  test: 'submissions are previews, which count nowhere.',
  live: 'the real thing.',
};

const fitDimension: Record<FitDimension, string> = {
  programme_alignment: 'how well it answers what the cohort looks for.',
  team_strength: 'how well the founders are placed for this problem.',
  traction: 'what has been proved with customers.',
  market_potential: 'how far it can grow.',
  differentiation: 'what sets it apart.',
};

const strengthCriterion: Record<StrengthCriterion, string> = {
  novelty: 'what is new about it.',
  feasibility: 'whether it can be done.',
  market_size: 'how many would buy.',
  defensibility: 'what keeps others from doing the same.',
};

const degradedReason: Partial<Record<DegradedReason, string>> = {
  unavailable: 'the configured reviewer could not be reached; the embedded one judged.',
  refused: 'it refused the answers; the embedded one judged.',
  malformed: 'it gave no usable judgement; the embedded one judged.',
  reading_incomplete: 'several parts of the review were left out; `left_out` names them.',
};

export const MEANINGS = {
  clarityRole,
  cohortStatus,
  coverage,
  degradedReason,
  environment,
  failureCode,
  fieldType,
  fitDimension,
  flagType,
  formValidation,
  reviewStatus,
  roleState,
  scope,
  severity,
  source,
  strengthCriterion,
  submissionStatus,
  verdict,
  warning,
};

/** From the table of errors, whose sentences are what a caller meets. */
export const ERROR_MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  ERROR_CODES.map((code) => [code, meaningOf(code)]),
);

function meaningOf(code: ErrorCode): string {
  const { status, meaning } = errorRow(code);
  return `${status}. ${meaning}`;
}
