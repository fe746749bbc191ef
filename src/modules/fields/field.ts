export const FIELD_TYPES = [
  'text',
  'long_text',
  'email',
  'url',
  'phone',
  'number',
  'currency',
  'date',
  'boolean',
  'select',
  'multi_select',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** What a question asks about the venture; at most one per question. */
export const CLARITY_ROLES = [
  'problem',
  'solution',
  'customer',
  'market',
  'business_model',
  'traction',
  'competition',
  'team',
  'why_now',
  'ask',
] as const;
export type ClarityRole = (typeof CLARITY_ROLES)[number];

/** The scores an answer is read for. A question with none is never shown to a reviewer. */
export const SOURCES = ['clarity', 'founder_fit', 'idea_strength'] as const;
export type Source = (typeof SOURCES)[number];

export interface Field {
  key: string;
  label: string;
  field_type: FieldType;
  sources: Source[];
  clarity_role: ClarityRole | null;
  required: boolean;
  options?: string[];
  help?: string;
}

export interface Answer {
  readonly key: string;
  readonly value: string;
}

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
