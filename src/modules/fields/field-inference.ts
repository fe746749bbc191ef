import { type Field, type FieldType, isContactType, sourcesOf } from './field.js';
import { deriveFieldKeys } from './field-key.js';
import { typeInQuestion } from './field-type.js';
import { type Label, readLabel } from './questions/label.js';
import { isPrivate as isPrivateTopic, isRole, type Topic } from './questions/topic-model.js';
import { topicOfQuestion } from './questions/topic-of-question.js';
import { isRequired } from './requirement.js';

/** A question as its author wrote it. What is given wins over the label; what is null or absent is inferred from it. */
export interface FieldInput {
  readonly label: string;
  readonly key?: string | null;
  readonly field_type?: FieldType | null;
  readonly options?: readonly string[] | null;
  readonly required?: boolean | null;
}

/** What a label tells about its question, or the defaults for a label that could not be read. */
type Inferred = Pick<Field, 'field_type' | 'sources' | 'clarity_role' | 'required'>;

const LONG_LABEL = 4;

/** Facts that no role is judged by, such as how many people work there, since when, and which stage was ticked. */
const FACTS: ReadonlyMap<Topic | null, readonly FieldType[]> = new Map([
  ['team', ['number', 'date', 'text']],
  ['traction', ['select', 'date']],
]);

function inferType(input: FieldInput, suggested: FieldType | null, label: Label, topic: Topic | null): FieldType {
  if (input.field_type) return input.field_type;
  if (input.options) return suggested === 'multi_select' ? 'multi_select' : 'select';
  // Questions about the person are not answered by an essay.
  if (isPrivateTopic(topic)) return suggested === null || suggested === 'long_text' ? 'text' : suggested;
  if (suggested) return suggested;
  if (topic !== null) return 'long_text';
  return label.words.length >= LONG_LABEL ? 'long_text' : 'text';
}

function fromLabel(input: FieldInput): Inferred {
  const label = readLabel(input.label);
  const topic = topicOfQuestion(label);
  const suggested = typeInQuestion(label);
  const type = inferType(input, suggested, label, topic);
  const role = isRole(topic) && !(suggested && FACTS.get(topic)?.includes(suggested)) ? topic : null;
  // A question for contact data stays one even if its author gave it a plain text type.
  const isPrivate = isPrivateTopic(topic) || [type, suggested].some((one) => one !== null && isContactType(one));
  return {
    field_type: type,
    sources: isPrivate ? [] : sourcesOf(type, role),
    clarity_role: isPrivate ? null : role,
    required: isRequired(label),
  };
}

function unread({ field_type, options }: FieldInput): Inferred {
  const type = field_type ?? (options ? 'select' : 'text');
  return { field_type: type, sources: sourcesOf(type, null), clarity_role: null, required: true };
}

export function inferFields(
  inputs: readonly FieldInput[],
  infer: (input: FieldInput) => Inferred = fromLabel,
): Field[] {
  const keys = deriveFieldKeys(inputs);
  return inputs.map((input, at) => {
    const { label, options, required } = input;
    const inferred = infer(input);
    return {
      key: keys[at] ?? '',
      label,
      ...inferred,
      required: required ?? inferred.required,
      ...(options && { options: [...options] }),
    };
  });
}

/** As `inferFields`, but uses the labels for nothing but keys. */
export function plainFields(inputs: readonly FieldInput[]): Field[] {
  return inferFields(inputs, unread);
}
