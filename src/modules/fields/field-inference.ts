import { type ClarityRole, type Field, type FieldType, type Source } from './field.js';
import { deriveFieldKeys } from './field-key.js';
import { isPrivateQuestion } from './field-privacy.js';
import { typeInQuestion } from './field-type.js';
import { PhraseMatcher } from './lexicon/phrase-matcher.js';
import { roleInQuestion } from './lexicon/role-in-question.js';
import { wordsOf } from './lexicon/tokens.js';

/** A question as its author wrote it. What is given explicitly wins over what the label suggests. */
export interface FieldInput {
  label: string;
  key?: string;
  field_type?: FieldType;
  options?: string[];
  required?: boolean;
}

/** What a label's first characters do not tell, the rest will not. */
const READ_CHARACTERS = 300;

/** "3.", "(b)", "Q12:" before the question itself. */
const NUMBERING = /^[\s(]{0,4}(?:q?\d{1,3}|[a-z])[.):]\s*/i;

const OPTIONAL = new PhraseMatcher<'optional' | 'not'>([
  ...[
    'optional',
    'optionally',
    'if any',
    'if applicable',
    'if available',
    'if relevant',
    'if you have',
    'if so',
    'if yes',
    'if not',
    'if possible',
    'where applicable',
    'when applicable',
    'as applicable',
    'anything else',
    'any other',
    'any additional',
    'additional information',
    'additional comments',
    'additional notes',
    'other comments',
    'further comments',
    'not required',
    'not mandatory',
    'if you want',
    'if you wish',
    'if you like',
    'if you would like',
    'nice to have',
    'if known',
    'feel free',
  ].map((phrase) => [phrase, 'optional'] as const),
  ...['not optional', 'non optional', 'isn t optional'].map((phrase) => [phrase, 'not'] as const),
]);

/** Words may speak of anything, whatever was asked; a bare value that fits no role hardly does. */
const PROSE_SOURCES: readonly Source[] = ['clarity', 'founder_fit', 'idea_strength'];
const VALUE_SOURCES: readonly Source[] = ['clarity'];
const PROSE_TYPES: ReadonlySet<FieldType> = new Set(['text', 'long_text']);

function inferType(input: FieldInput, words: readonly string[], role: ClarityRole | null): FieldType {
  if (input.field_type) return input.field_type;
  const suggested = typeInQuestion(words);
  if (input.options) return suggested === 'multi_select' ? 'multi_select' : 'select';
  return suggested ?? (role ? 'long_text' : 'text');
}

function inferRequired(words: readonly string[]): boolean {
  const signs = OPTIONAL.match(words).map(({ tag }) => tag);
  return signs.includes('not') || !signs.includes('optional');
}

function inferSources(type: FieldType, role: ClarityRole | null): Source[] {
  return [...(role !== null || PROSE_TYPES.has(type) ? PROSE_SOURCES : VALUE_SOURCES)];
}

function inferField(input: FieldInput, key: string): Field {
  const words = wordsOf(input.label.slice(0, READ_CHARACTERS).replace(NUMBERING, ''));
  const role = roleInQuestion(words);
  const type = inferType(input, words, role);
  // A question for an address stays one when its answers are typed as plain text.
  const asked = typeInQuestion(words) ?? type;
  const isPrivate = [type, asked].some((candidate) => isPrivateQuestion(words, candidate, role !== null));
  return {
    key,
    label: input.label,
    field_type: type,
    sources: isPrivate ? [] : inferSources(type, role),
    clarity_role: isPrivate ? null : role,
    required: input.required ?? inferRequired(words),
    ...(input.options ? { options: [...input.options] } : {}),
  };
}

/** Turns the questions of a schema or form into fields: keys, types, roles, sources and whether an answer is needed. */
export function inferFields(inputs: readonly FieldInput[]): Field[] {
  const keys = deriveFieldKeys(inputs);
  return inputs.map((input, index) => inferField(input, keys[index] ?? `field_${index + 1}`));
}
