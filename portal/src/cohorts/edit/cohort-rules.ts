import { type FormErrors } from '@mantine/form';
import { ApiProblem } from '../../api/problem.js';
import { toLocalInput } from '../../ui/zoned-time.js';
import { type CohortDraft, sumOf } from './cohort-draft.js';

/** What can be told without asking the service; it checks all of this again. */
export function checkDraft(
  { name, opens_at, closes_at, fit_dimensions, strength_criteria, thresholds }: CohortDraft,
  before: CohortDraft,
): FormErrors {
  const { perfect, strong, possible } = thresholds;
  return {
    ...(name.trim() === '' && { name: 'A cohort needs a name' }),
    // An open cohort would be closed within the minute.
    ...(closes_at !== '' &&
      closes_at !== before.closes_at &&
      closes_at <= toLocalInput(new Date().toISOString()) && { closes_at: 'This time has passed already' }),
    ...(opens_at !== '' &&
      closes_at !== '' &&
      closes_at <= opens_at && { closes_at: 'It has to close after it opens' }),
    ...(sumOf(fit_dimensions) !== 100 && {
      fit_dimensions: `The weights add up to ${String(sumOf(fit_dimensions))}%, not to 100%`,
    }),
    ...(sumOf(strength_criteria) !== 100 && {
      strength_criteria: `The weights add up to ${String(sumOf(strength_criteria))}%, not to 100%`,
    }),
    ...(!(perfect >= strong && strong >= possible) && { thresholds: 'None may be higher than the one before' }),
  };
}

/** What the service found wrong, at the fields that it is about. */
export function errorsOf(error: unknown): FormErrors {
  if (!(error instanceof ApiProblem)) return {};
  const fields = error.body.invalid_fields ?? [];
  return Object.fromEntries(fields.map((field) => [field.split('.')[0] ?? field, error.message]));
}
