import { type ClarityRole } from '../../fields/field.js';
import { type CriterionId } from '../../rubric/criteria.js';

/** For criteria without a question of their own, where one expects to read about them, the likeliest first. */
const USUAL_PLACES: Readonly<Partial<Record<CriterionId, readonly ClarityRole[]>>> = {
  traction_evidence: ['traction', 'business_model', 'customer'],
  feasibility: ['traction', 'solution'],
  founder_problem_fit: ['team'],
  market_size: ['market', 'customer'],
  advantage: ['competition', 'solution'],
  novelty: ['solution', 'competition'],
  defensibility: ['competition', 'solution'],
};

/** Where one expects to read about a criterion; about a role, under its own question. */
export function usualPlacesOf(id: CriterionId): readonly string[] {
  return USUAL_PLACES[id] ?? [id];
}
