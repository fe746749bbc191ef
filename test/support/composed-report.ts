import { composeReport } from '../../src/modules/review/scoring/report.js';
import { type GuardRailFlag } from '../../src/modules/review/guard-rails/guard-rail.js';
import { type Judgement, type ReviewAnswer } from '../../src/modules/review/reviewers/reviewer.js';
import { CLARITY_ROLES } from '../../src/modules/fields/field.js';
import { CRITERIA, type CriterionId } from '../../src/modules/rubric/criteria.js';
import { type Level } from '../../src/modules/rubric/criterion.js';
import { DEFAULT_REVIEW_SETTINGS, type ReviewSettings } from '../../src/modules/rubric/rubric.js';
import { STRONG } from './sample-applications.js';

/** Those of the strong sample, each under a question of no role. */
export const ANSWERS: ReviewAnswer[] = STRONG.map(({ key, label, value }) => ({
  key,
  label,
  value,
  role: null,
  sources: ['clarity'],
}));
export const QUOTE = { key: 'what_problem_are_you_solving', quote: 'Small dental clinics in Kenya' };

/** Each criterion at the level that is given for it, quoted or not. */
export function judgement(
  level: (id: CriterionId) => Level | null,
  quoted: (id: CriterionId) => boolean = () => true,
): Judgement {
  return {
    criteria: CRITERIA.map(({ id }) => ({
      criterion: id,
      level: level(id),
      reasoning: `about ${id}`,
      evidence: quoted(id) ? [QUOTE] : [],
      confidence: 1,
    })),
    industry: 'Healthcare',
    summary: 'A summary.',
    model: 'x',
    usage: { input_tokens: 0, output_tokens: 0 },
  };
}

/** The report on what was judged so. */
export const compose = (
  judged: Judgement,
  over: { flags?: GuardRailFlag[]; answers?: ReviewAnswer[]; settings?: ReviewSettings } = {},
): ReturnType<typeof composeReport> =>
  composeReport({
    judgement: judged,
    answers: ANSWERS,
    flags: [],
    settings: DEFAULT_REVIEW_SETTINGS,
    asked: CLARITY_ROLES.filter((role) => role !== 'ask'),
    ...over,
  });

export const CRITICAL: GuardRailFlag = {
  type: 'prompt_injection',
  severity: 'critical',
  key: null,
  excerpt: null,
  message: '',
};
