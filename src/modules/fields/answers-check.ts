import { rememberFor } from '../../common/cache/remember-for.js';
import { type Answer, type Field } from './field.js';
import { isBlank, valueFits } from './field-values.js';

interface AnswersCheck {
  unknownKeys: string[];
  missingKeys: string[];
  invalidKeys: string[];
}

export function checkAnswers(fields: readonly Field[], answers: readonly Answer[]): AnswersCheck {
  const byKey = keyed(fields);
  const unknown = new Set<string>();
  const invalid = new Set<string>();
  const answered = new Set<string>();
  for (const { key, value } of answers) {
    const field = byKey.get(key);
    if (!field) unknown.add(key);
    else if (!valueFits(field, value)) invalid.add(key);
    if (!isBlank(value)) answered.add(key);
  }
  const missing = fields.filter((field) => field.required && !answered.has(field.key)).map((field) => field.key);
  return { unknownKeys: [...unknown], missingKeys: [...new Set(missing)], invalidKeys: [...invalid] };
}

/** Forms are asked for again with every submission, and never change: a new one is a new list. */
const keyed = rememberFor(
  (fields: readonly Field[]): ReadonlyMap<string, Field> => new Map(fields.map((field) => [field.key, field])),
);

export function duplicateKeys(answers: readonly Pick<Answer, 'key'>[]): string[] {
  const keys = answers.map(({ key }) => key);
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
}
