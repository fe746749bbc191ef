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
