import { createHash } from 'node:crypto';
import { canonicalJson } from '../../common/json/canonical-json.js';
import { CRITERIA, type CriterionId } from './criteria.js';

export const FIT_DIMENSIONS = [
  'programme_alignment',
  'team_strength',
  'traction',
  'market_potential',
  'differentiation',
] as const;
export type FitDimension = (typeof FIT_DIMENSIONS)[number];

/** The published strength criteria. Each has a judged criterion of its name, which leads. */
export const STRENGTH_CRITERIA = ['novelty', 'feasibility', 'market_size', 'defensibility'] as const;
export type StrengthCriterion = (typeof STRENGTH_CRITERIA)[number];

export const VERDICTS = [
  'COHORT_PERFECT',
  'COHORT_STRONG',
  'COHORT_POSSIBLE',
  'COHORT_UNLIKELY',
  'COHORT_UNDETERMINED',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a cohort may set for itself. A report keeps the settings it was made with. */
export interface ReviewSettings {
  fit_dimensions: Record<FitDimension, number>;
  strength_criteria: Record<StrengthCriterion, number>;
  thresholds: { perfect: number; strong: number; possible: number };
}

export const DEFAULT_REVIEW_SETTINGS: ReviewSettings = {
  fit_dimensions: {
    programme_alignment: 0.25,
    team_strength: 0.25,
    traction: 0.2,
    market_potential: 0.15,
    differentiation: 0.15,
  },
  strength_criteria: { novelty: 0.3, feasibility: 0.3, market_size: 0.2, defensibility: 0.2 },
  thresholds: { perfect: 75, strong: 60, possible: 45 },
};

/** Whole-number weights of the judged criteria that make up a published number. */
export type Recipe = Readonly<Partial<Record<CriterionId, number>>>;

interface Rubric {
  readonly version: string;
  readonly criteria: typeof CRITERIA;
  readonly clarity: Recipe;
  /** The roles that are told best make up so much weight of the clarity score, and communication so many of its points. */
  readonly clarityScore: { readonly expectedWeight: number; readonly communicationPercent: number };
  readonly fitDimensions: Readonly<Record<FitDimension, Recipe>>;
  readonly strengthCriteria: Readonly<Record<StrengthCriterion, Recipe>>;
  /** Of the weight of a recipe, its best-supported part of so many percent counts: not every form asks everything. */
  readonly expectedPercent: number;
  /** The most that a strength criterion without a quote can score. */
  readonly unquotedCap: number;
  /** Tenths of the composite that the verdict is made from. */
  readonly composite: { readonly clarity: number; readonly founderFit: number; readonly ideaStrength: number };
  /** Below so many words of prose, or with a larger percentage of criteria left unjudged, there is no verdict. */
  readonly minimumWords: number;
  readonly mostAbstainedPercent: number;
  readonly defaults: ReviewSettings;
}

/** Everything that turns judged levels into numbers, as data. */
export const RUBRIC: Rubric = {
  version: '3.1.0',
  criteria: CRITERIA,
  clarity: {
    problem: 4,
    solution: 4,
    customer: 3,
    traction: 4,
    market: 2,
    business_model: 4,
    competition: 3,
    team: 3,
    why_now: 2,
    ask: 2,
  },
  clarityScore: { expectedWeight: 20, communicationPercent: 30 },
  fitDimensions: {
    programme_alignment: { programme_relevance: 1, communication: 1 },
    team_strength: { founder_problem_fit: 3, feasibility: 1 },
    traction: { traction_evidence: 3, feasibility: 1 },
    market_potential: { market_size: 4, traction_evidence: 1, feasibility: 1 },
    differentiation: { advantage: 4, defensibility: 1, novelty: 1, feasibility: 1 },
  },
  strengthCriteria: {
    novelty: { novelty: 3, communication: 1 },
    feasibility: { feasibility: 2, traction_evidence: 1, communication: 1 },
    market_size: { market_size: 4, traction_evidence: 1, communication: 1 },
    defensibility: { defensibility: 4, advantage: 1, feasibility: 1, communication: 1 },
  },
  expectedPercent: 80,
  unquotedCap: 40,
  composite: { clarity: 3, founderFit: 4, ideaStrength: 3 },
  minimumWords: 40,
  mostAbstainedPercent: 40,
  defaults: DEFAULT_REVIEW_SETTINGS,
};

/** Reports made with the same hash can be compared. */
export const RUBRIC_HASH = createHash('sha256').update(canonicalJson(RUBRIC)).digest('hex');
