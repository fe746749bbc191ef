import { type GuardRailFlag } from '../guard-rails/guard-rail.js';
import { type Judgement, type ReviewAnswer } from '../reviewers/reviewer.js';
import { type ClarityRole } from '../../fields/field.js';
import { FIT_DIMENSIONS, type ReviewSettings, RUBRIC, STRENGTH_CRITERIA, type Verdict } from '../../rubric/rubric.js';
import { countProseWords } from '../../../language/read-text.js';
import { normaliseWeights, weightedMean } from './arithmetic.js';
import { clarityRoles, clarityScore, type ReportedRole } from './clarity.js';
import { type Confidence, confidenceIn, overallScore, verdictFor } from './verdict.js';
import { contradictionsIn } from './contradictions.js';
import { fitReasoning } from './fit-reasoning.js';
import { Levels, SURE } from './levels.js';
import { reportCriteria, reportDimensions, type ReportedCriterion, type ReportedDimension } from './reported-parts.js';

export interface ReportBody {
  business_summary: string;
  clarity_score: number;
  founder_fit_score: number;
  idea_strength_score: number;
  industry_field: string;
  fit_reasoning: string;
  fit_dimensions: ReportedDimension[];
  strength_criteria: ReportedCriterion[];
  verdict: Verdict;
  guard_rail_flags: GuardRailFlag[];
  confidence: Confidence;
  clarity_roles: ReportedRole[];
}

interface ReportInput {
  judgement: Judgement;
  answers: readonly ReviewAnswer[];
  flags: readonly GuardRailFlag[];
  settings: ReviewSettings;
  asked: readonly ClarityRole[];
}

const NO_SUMMARY = 'The answers do not say plainly enough what the venture makes, and for whom, to be summed up.';

/** Computes the report. All its numbers are made here: from judged levels, in whole numbers, rounded half up. */
export function composeReport({ judgement, answers, flags, settings, asked }: ReportInput): ReportBody {
  const levels = new Levels(judgement);
  const dimensions = reportDimensions(normaliseWeights(FIT_DIMENSIONS, settings.fit_dimensions), levels);
  const criteria = reportCriteria(normaliseWeights(STRENGTH_CRITERIA, settings.strength_criteria), levels);
  const clarity = clarityScore(levels);
  const founderFit = weightedMean(dimensions);
  const ideaStrength = weightedMean(criteria) / 10;
  const overall = overallScore({ clarity, founderFit, ideaStrength });
  const words = countProseWords(answers);
  const isJudgeable =
    !flags.some(({ severity }) => severity === 'critical') &&
    levels.unjudgedPercent() <= RUBRIC.mostAbstainedPercent &&
    words >= RUBRIC.minimumWords;
  const { thresholds } = settings;
  return {
    business_summary: judgement.summary.trim() || NO_SUMMARY,
    clarity_score: clarity,
    founder_fit_score: founderFit,
    idea_strength_score: ideaStrength,
    industry_field: judgement.industry,
    fit_reasoning: fitReasoning(dimensions, levels, [...(judgement.doubts ?? []), ...contradictionsIn(answers)]),
    fit_dimensions: dimensions,
    strength_criteria: criteria,
    verdict: isJudgeable ? verdictFor(overall, thresholds) : 'COHORT_UNDETERMINED',
    guard_rail_flags: [...flags],
    confidence: isJudgeable
      ? confidenceIn(overall, thresholds, { words, unsurePercent: levels.unjudgedPercent(SURE) })
      : 'low',
    clarity_roles: clarityRoles(levels, new Set(asked)),
  };
}
