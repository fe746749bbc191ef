import { type ClarityRole } from '../../fields/field.js';
import { type CriterionId } from '../../rubric/criteria.js';
import { type TermCriterion } from '../text/words/criterion-terms.js';
import { type Feature } from './reading.js';

export type RungCriterion = ClarityRole | TermCriterion;

/** How sentences climb from "stated" to "supported" for one criterion. */
export interface RungRule {
  /** The questions under which its words are in their place; elsewhere they count for less. */
  readonly home: readonly ClarityRole[];
  /** The questions under which a detail counts for it without a word of its lexicon. */
  readonly askedBy: readonly ClarityRole[];
  /** Any of these makes a statement specific. */
  readonly specific: readonly Feature[];
  /** All of any one of these makes it supported. */
  readonly supported: readonly (readonly Feature[])[];
  /** Speaks of the future by its nature, so that hopes and plans are no weakness. */
  readonly ahead?: boolean;
  /** What has not happened is nothing to show for it. */
  readonly happened?: boolean;
}

const DETAIL: readonly Feature[] = ['measure', 'date', 'grounded'];
const NAMED_DETAIL: readonly Feature[] = [...DETAIL, 'name'];
const MEASURED_FACT: readonly (readonly Feature[])[] = [
  ['measure', 'past'],
  ['measure', 'date'],
  ['measure', 'source'],
  ['measure', 'comparison'],
  ['two_measures'],
];
const SET_AGAINST_OTHERS: readonly (readonly Feature[])[] = [
  ['measure', 'comparison'],
  ['measure', 'name'],
  ['measure', 'past'],
  ['measure', 'denied'],
  ['two_measures'],
];
const EXPERIENCE: readonly (readonly Feature[])[] = [
  ['measure', 'past'],
  ['measure', 'date'],
  ['measure', 'name'],
  ['measure', 'grounded'],
  ['duration'],
];

function rule(
  home: ClarityRole,
  supported: readonly (readonly Feature[])[] = MEASURED_FACT,
  over: Partial<RungRule> = {},
): RungRule {
  return { home: [home], askedBy: [home], specific: DETAIL, supported, ...over };
}

export const RUNG_RULES: Readonly<Record<RungCriterion, RungRule>> = {
  problem: rule('problem'),
  solution: rule('solution', [...MEASURED_FACT, ['measure', 'grounded']]),
  customer: rule('customer', [...MEASURED_FACT, ['segment', 'measure']], { specific: NAMED_DETAIL }),
  market: rule('market', [...MEASURED_FACT, ['measure', 'name']]),
  business_model: rule(
    'business_model',
    [['money', 'two_measures'], ['money', 'segment'], ['money', 'comparison'], ['money', 'past'], ['percent', 'past'], ['percent', 'two_measures']],
    { happened: true },
  ),
  traction: rule('traction', MEASURED_FACT, { happened: true }),
  competition: rule('competition', SET_AGAINST_OTHERS, { specific: NAMED_DETAIL }),
  team: rule('team', EXPERIENCE, { specific: NAMED_DETAIL }),
  why_now: rule('why_now', [...MEASURED_FACT, ['date', 'past'], ['date', 'name'], ['date', 'comparison']]),
  ask: rule('ask', [['two_measures'], ['measure', 'date'], ['measure', 'name'], ['measure', 'segment'], ['measure', 'grounded']], {
    ahead: true,
  }),
  founder_problem_fit: rule('team', EXPERIENCE, { specific: NAMED_DETAIL }),
  advantage: rule('competition', SET_AGAINST_OTHERS, { home: ['competition', 'solution'] }),
  novelty: rule('competition', [['measure', 'comparison'], ['measure', 'past'], ['date', 'comparison'], ['measure', 'name'], ['two_measures']], {
    home: ['solution', 'competition', 'why_now'],
    askedBy: [],
  }),
  feasibility: rule('traction', [['measure', 'past'], ['measure', 'date'], ['measure', 'source'], ['two_measures']], {
    home: ['solution', 'traction', 'business_model'],
    happened: true,
  }),
  market_size: rule('market', [...MEASURED_FACT, ['measure', 'name']], { home: ['market', 'customer'] }),
  defensibility: rule('competition', [['measure', 'past'], ['measure', 'date'], ['measure', 'comparison'], ['measure', 'name'], ['date', 'past']], {
    home: ['competition', 'solution', 'business_model', 'traction'],
    askedBy: [],
    happened: true,
  }),
};

export const RUNG_CRITERIA = Object.keys(RUNG_RULES) as RungCriterion[];

export function isRungCriterion(id: CriterionId): id is RungCriterion {
  return Object.hasOwn(RUNG_RULES, id);
}
