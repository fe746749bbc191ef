import { type Cohort } from '../../api/types.js';
import { fromLocalInput, toLocalInput } from '../../ui/zoned-time.js';

/** A cohort as its form holds it: percents for weights, empty texts for what is not set. */
export interface CohortDraft {
  name: string;
  description: string;
  brief: string;
  opens_at: string;
  closes_at: string;
  form_validation: Cohort['form_validation'];
  public_form: boolean;
  review_price: number;
  /** Days; an empty text for no end. */
  retention_days: number | '';
  fit_dimensions: Cohort['fit_dimensions'];
  strength_criteria: Cohort['strength_criteria'];
  thresholds: Cohort['thresholds'];
}

export type CohortBody = Omit<Cohort, 'id' | 'status' | 'created_at' | 'updated_at'>;

/** As the service sets what nobody has chosen. */
export const NEW_PROGRAMME: CohortDraft = {
  name: '',
  description: '',
  brief: '',
  opens_at: '',
  closes_at: '',
  form_validation: 'lenient',
  public_form: false,
  review_price: 1,
  retention_days: '',
  fit_dimensions: {
    programme_alignment: 25,
    team_strength: 25,
    traction: 20,
    market_potential: 15,
    differentiation: 15,
  },
  strength_criteria: { novelty: 30, feasibility: 30, market_size: 20, defensibility: 20 },
  thresholds: { perfect: 75, strong: 60, possible: 45 },
};

export function toDraft(cohort: Cohort): CohortDraft {
  const { name, description, brief, form_validation, public_form, review_price, thresholds } = cohort;
  return {
    name,
    description: description ?? '',
    brief: brief ?? '',
    opens_at: toLocalInput(cohort.opens_at),
    closes_at: toLocalInput(cohort.closes_at),
    form_validation,
    public_form,
    review_price,
    retention_days: cohort.retention_days ?? '',
    fit_dimensions: scaled(inOrderOf(NEW_PROGRAMME.fit_dimensions, cohort.fit_dimensions), 100),
    strength_criteria: scaled(inOrderOf(NEW_PROGRAMME.strength_criteria, cohort.strength_criteria), 100),
    thresholds: { ...thresholds },
  };
}

export function toBody(draft: CohortDraft): CohortBody {
  return {
    ...draft,
    description: textOrNull(draft.description),
    brief: textOrNull(draft.brief),
    opens_at: fromLocalInput(draft.opens_at),
    closes_at: fromLocalInput(draft.closes_at),
    retention_days: draft.retention_days === '' ? null : draft.retention_days,
    fit_dimensions: scaled(draft.fit_dimensions, 0.01),
    strength_criteria: scaled(draft.strength_criteria, 0.01),
  };
}

/** Only what was changed: what somebody else has changed in the meantime is left alone. */
export function toChange(draft: CohortDraft, before: CohortDraft): Partial<CohortBody> {
  const changed = Object.entries(toBody(draft)).filter(([name]) => {
    const field = name as keyof CohortDraft;
    return JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
  });
  return Object.fromEntries(changed);
}

export function sumOf(weights: Record<string, number>): number {
  return Number(
    Object.values(weights)
      .reduce((sum, weight) => sum + weight, 0)
      .toFixed(2),
  );
}

function scaled<K extends string>(weights: Record<K, number>, factor: number): Record<K, number> {
  const entries = Object.entries<number>(weights).map(([name, weight]) => [name, Number((weight * factor).toFixed(4))]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** The service keeps weights in no order of its own. */
function inOrderOf<T extends Record<string, number>>(order: T, weights: T): T {
  return { ...order, ...weights };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
