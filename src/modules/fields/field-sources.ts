import { type ClarityRole, type FieldType, type Source, SOURCES } from './field.js';

const BARE_VALUE: readonly Source[] = ['clarity'];
const PROSE_TYPES: ReadonlySet<FieldType> = new Set(['text', 'long_text']);
const CONTACT_TYPES: ReadonlySet<FieldType> = new Set(['email', 'phone', 'url']);

/** Whether answers of this type are contact data, which no reviewer may see. */
export function isContactType(type: FieldType): boolean {
  return CONTACT_TYPES.has(type);
}

/** The scores that an answer is read for. Prose may contain anything, whatever was asked; a bare value hardly does. */
export function sourcesOf(type: FieldType, role: ClarityRole | null): Source[] {
  if (isContactType(type)) return [];
  return [...(role !== null || PROSE_TYPES.has(type) ? SOURCES : BARE_VALUE)];
}
