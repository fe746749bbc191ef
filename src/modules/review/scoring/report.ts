import { type GuardRailFlag } from '../guard-rails/guard-rail.js';
import { type Evidence, type Judgement, type ReviewAnswer } from '../reviewers/reviewer.js';
import {
  FIT_DIMENSIONS,
  type FitDimension,
  type ReviewSettings,
  RUBRIC,
  STRENGTH_CRITERIA,
  type StrengthCriterion,
  type Verdict,
} from '../../rubric/rubric.js';
import { countProseWords } from '../text/prose-words.js';
import { alsoCounted } from './also-counted.js';
import { normaliseWeights, weightedMean } from './arithmetic.js';
import { clarityScore } from './clarity.js';
import { contradictionsIn } from './contradictions.js';
import { fitReasoning } from './fit-reasoning.js';
import { Levels } from './levels.js';
import { verdictFor } from './verdict.js';

export const COVERAGES = ['addressed', 'partly_addressed', 'not_addressed'] as const;
export type Coverage = (typeof COVERAGES)[number];

export interface ReportedDimension {
  dimension: FitDimension;
  score: number;
  weight: number;
}

export interface ReportedCriterion {
  criterion: StrengthCriterion;
  score: number;
  weight: number;
  coverage: Coverage;
  reasoning: string;
  evidence: Evidence[];
}

/** What a review comes to. */
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
}

export interface ReportInput {
  /** With its quotes verified. */
  judgement: Judgement;
  /** In their original words. */
  answers: readonly ReviewAnswer[];
  flags: readonly GuardRailFlag[];
  settings: ReviewSettings;
}

const FULLY_ADDRESSED = 50;
const NO_SUMMARY = 'The answers do not say plainly enough what the venture makes, and for whom, to be summed up.';

function reportCriterion(criterion: StrengthCriterion, weight: number, levels: Levels): ReportedCriterion {
  const evidence = levels.evidence(criterion);
  const score = levels.score(RUBRIC.strengthCriteria[criterion]);
  const reasoning = levels.reasoning(criterion);
  if (evidence.length === 0 || !levels.level(criterion)) {
    const capped = Math.min(score, RUBRIC.unquotedCap);
    return { criterion, score: capped, weight, coverage: 'not_addressed', reasoning, evidence: [] };
  }
  const coverage = score >= FULLY_ADDRESSED ? 'addressed' : 'partly_addressed';
  const reasons = reasoning + alsoCounted(criterion, score, RUBRIC.strengthCriteria[criterion], levels);
  return { criterion, score, weight, coverage, reasoning: reasons, evidence };
}

function isJudgeable({ answers, flags }: ReportInput, levels: Levels): boolean {
  const abstained = levels.abstainedPercent(RUBRIC.criteria.map(({ id }) => id));
  return (
    !flags.some(({ severity }) => severity === 'critical') &&
    abstained <= RUBRIC.mostAbstainedPercent &&
    countProseWords(answers) >= RUBRIC.minimumWords
  );
}

/** The only place where numbers are made: from judged levels, by whole-number arithmetic, rounded half up. */
export function composeReport(input: ReportInput): ReportBody {
  const { judgement, flags, settings } = input;
  const levels = new Levels(judgement);
  const fitWeights = normaliseWeights(FIT_DIMENSIONS, settings.fit_dimensions);
  const strengthWeights = normaliseWeights(STRENGTH_CRITERIA, settings.strength_criteria);
  const dimensions = FIT_DIMENSIONS.map((dimension) => ({
    dimension,
    score: levels.score(RUBRIC.fitDimensions[dimension]),
    weight: fitWeights[dimension],
  }));
  const criteria = STRENGTH_CRITERIA.map((criterion) =>
    reportCriterion(criterion, strengthWeights[criterion], levels),
  );
  const clarity = clarityScore(levels);
  const founderFit = weightedMean(dimensions);
  const ideaStrength = weightedMean(criteria) / 10;
  const verdict = verdictFor({ clarity, founderFit, ideaStrength }, settings.thresholds);
  return {
    business_summary: judgement.summary.trim() || NO_SUMMARY,
    clarity_score: clarity,
    founder_fit_score: founderFit,
    idea_strength_score: ideaStrength,
    industry_field: judgement.industry,
    fit_reasoning: fitReasoning(dimensions, levels, contradictionsIn(input.answers)),
    fit_dimensions: dimensions,
    strength_criteria: criteria,
    verdict: isJudgeable(input, levels) ? verdict : 'COHORT_UNDETERMINED',
    guard_rail_flags: [...flags],
  };
}
