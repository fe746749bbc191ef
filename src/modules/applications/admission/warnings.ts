import { checkAnswers } from '../../fields/answers-check.js';
import { type Attempt } from './attempt.js';

export const WARNING_CODES = ['unknown_key', 'missing_key', 'invalid_value', 'unknown_field'] as const;

export interface Warning {
  readonly code: (typeof WARNING_CODES)[number];
  readonly key: string;
}

const KNOWN_FIELDS = new Set(['cohort_id', 'schema_id', 'founder_name', 'contact_email', 'answers', 'external_id']);

/** What was accepted, but is probably not what the caller meant; a misspelt `schema_id` first of all. */
export function warningsOf({ body, cohort, form, schema, answers }: Attempt): Warning[] {
  const unknownFields = Object.keys(body).filter((name) => !KNOWN_FIELDS.has(name));
  const isLenient = schema === undefined && cohort?.formValidation === 'lenient';
  const { unknownKeys, missingKeys, invalidKeys } = isLenient ? checkAnswers(form, answers) : NOTHING;
  return [
    ...unknownFields.map((key) => ({ code: 'unknown_field', key }) as const),
    ...unknownKeys.map((key) => ({ code: 'unknown_key', key }) as const),
    ...missingKeys.map((key) => ({ code: 'missing_key', key }) as const),
    ...invalidKeys.map((key) => ({ code: 'invalid_value', key }) as const),
  ];
}

const NOTHING = { unknownKeys: [], missingKeys: [], invalidKeys: [] };
