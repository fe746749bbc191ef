import { LIMITS } from '../../../common/validation/limits.js';
import { checkAnswers } from '../../fields/answers-check.js';
import { TEXT_NAMES } from '../application-texts.js';
import { type SubmissionAttempt, mayUseCohort } from './attempt.js';

export const WARNING_CODES = ['unknown_key', 'missing_key', 'invalid_value', 'unknown_field'] as const;

export interface Warning {
  readonly code: (typeof WARNING_CODES)[number];
  readonly key: string;
}

const KNOWN_FIELDS = new Set<string>(['cohort_id', 'schema_id', 'answers', ...TEXT_NAMES]);

/** Notes on what was accepted but is probably not what the caller meant, above all a misspelt `schema_id`. */
export function warningsOf(attempt: SubmissionAttempt): Warning[] {
  const { body, cohort, form, schema, answers } = attempt;
  const unknownFields = Object.keys(body).filter((name) => !KNOWN_FIELDS.has(name));
  const isLenient = schema === undefined && cohort?.formValidation === 'lenient' && mayUseCohort(attempt);
  const { unknownKeys, missingKeys, invalidKeys } = isLenient ? checkAnswers(form, answers) : NOTHING;
  const warnings: Warning[] = [
    ...unknownFields.map((key) => ({ code: 'unknown_field', key }) as const),
    ...unknownKeys.map((key) => ({ code: 'unknown_key', key }) as const),
    ...missingKeys.map((key) => ({ code: 'missing_key', key }) as const),
    ...invalidKeys.map((key) => ({ code: 'invalid_value', key }) as const),
  ];
  return warnings.slice(0, LIMITS.listedProblems);
}

const NOTHING = { unknownKeys: [], missingKeys: [], invalidKeys: [] };
