import { type ClarityRole, SOURCES } from '../../src/modules/fields/field.js';
import { type ReviewAnswer } from '../../src/modules/review/reviewers/reviewer.js';

/** An answer as a reviewer gets it, to the question that asks for this role; null for one that asks for nothing in particular. */
export function answerTo(role: ClarityRole | null, value: string, key: string = role ?? 'tell_us_more'): ReviewAnswer {
  return { key, label: key.replaceAll('_', ' '), role, sources: [...SOURCES], value };
}
