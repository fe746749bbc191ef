import { type ClarityRole, type FieldType, type Source } from './field.js';

const ALL: readonly Source[] = ['clarity', 'founder_fit', 'idea_strength'];
const TOLD_AND_IDEA: readonly Source[] = ['clarity', 'idea_strength'];
const TOLD_AND_FIT: readonly Source[] = ['clarity', 'founder_fit'];

const OF_ROLE: Readonly<Record<ClarityRole, readonly Source[]>> = {
  problem: TOLD_AND_IDEA,
  solution: TOLD_AND_IDEA,
  customer: ALL,
  market: ALL,
  business_model: ALL,
  traction: ALL,
  competition: ALL,
  team: TOLD_AND_FIT,
  why_now: ALL,
  ask: TOLD_AND_FIT,
};

/** Sentences sent to an open question that fits no role may speak of anything; a bare value hardly does. */
const ROLELESS_PROSE = ALL;
const ROLELESS_VALUE: readonly Source[] = ['clarity'];

const CONTACT_TYPES: ReadonlySet<FieldType> = new Set(['email', 'phone', 'url']);

/** Whether answers of a type say who somebody is and how to reach them: nothing that a reviewer may see. */
export function isContactType(type: FieldType): boolean {
  return CONTACT_TYPES.has(type);
}

/** The scores that an answer is read for. */
export function sourcesOf(type: FieldType, role: ClarityRole | null): Source[] {
  if (isContactType(type)) return [];
  if (role) return [...OF_ROLE[role]];
  return [...(type === 'long_text' ? ROLELESS_PROSE : ROLELESS_VALUE)];
}
