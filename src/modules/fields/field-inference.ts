import { type Field, type FieldType } from './field.js';
import { deriveFieldKeys } from './field-key.js';
import { isContactType, sourcesOf } from './field-sources.js';
import { typeInQuestion } from './field-type.js';
import { type Label, readLabel } from './questions/label.js';
import { isPrivate as isPrivateTopic, isRole, type Topic } from './questions/topic.js';
import { topicOfQuestion } from './questions/topic-of-question.js';
import { isRequired } from './requirement.js';

/** A question as its author wrote it. What is given explicitly wins over what the label suggests. */
export interface FieldInput {
  label: string;
  key?: string;
  field_type?: FieldType;
  options?: string[];
  required?: boolean;
}

/** From so many words on, a label that fits no rule asks for prose. */
const LONG_LABEL = 4;

/** How many work there, since when, and which stage was ticked are facts that no role is judged by. */
const FACTS: ReadonlyMap<Topic | null, readonly FieldType[]> = new Map([
  ['team', ['number', 'date', 'text']],
  ['traction', ['select', 'date']],
]);

function inferType(input: FieldInput, suggested: FieldType | null, label: Label, topic: Topic | null): FieldType {
  if (input.field_type) return input.field_type;
  if (input.options) return suggested === 'multi_select' ? 'multi_select' : 'select';
  // Who somebody is takes no essay.
  if (isPrivateTopic(topic)) return suggested === null || suggested === 'long_text' ? 'text' : suggested;
  if (suggested) return suggested;
  if (topic !== null) return 'long_text';
  return label.words.length >= LONG_LABEL ? 'long_text' : 'text';
}

function inferField(input: FieldInput, key: string): Field {
  const label = readLabel(input.label);
  const topic = topicOfQuestion(label);
  const suggested = typeInQuestion(label);
  const type = inferType(input, suggested, label, topic);
  const role = isRole(topic) && !(suggested && FACTS.get(topic)?.includes(suggested)) ? topic : null;
  // A question for an address stays one when its answers are typed as plain text.
  const isPrivate = isPrivateTopic(topic) || [type, suggested].some((one) => one !== null && isContactType(one));
  return {
    key,
    label: input.label,
    field_type: type,
    sources: isPrivate ? [] : sourcesOf(type, role),
    clarity_role: isPrivate ? null : role,
    required: input.required ?? isRequired(label),
    ...(input.options ? { options: [...input.options] } : {}),
  };
}

/** What is known of a question whose label was not read. */
function plainField(input: FieldInput, key: string): Field {
  const type = input.field_type ?? (input.options ? 'select' : 'text');
  return {
    key,
    label: input.label,
    field_type: type,
    sources: sourcesOf(type, null),
    clarity_role: null,
    required: input.required ?? true,
    ...(input.options ? { options: [...input.options] } : {}),
  };
}

/** Turns the questions of a schema or form into fields: keys, types, roles, sources and whether an answer is needed. */
export function inferFields(inputs: readonly FieldInput[]): Field[] {
  const keys = deriveFieldKeys(inputs);
  return inputs.map((input, at) => inferField(input, keys[at] ?? ''));
}

/** The same without reading a word of the labels but for their keys. */
export function plainFields(inputs: readonly FieldInput[]): Field[] {
  const keys = deriveFieldKeys(inputs);
  return inputs.map((input, at) => plainField(input, keys[at] ?? ''));
}
