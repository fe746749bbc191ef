import { type components } from '../../api/schema.js';

export type Field = components['schemas']['FormField'];
export type FormField = components['schemas']['FormFieldRequest'];
export type FieldType = Field['field_type'];
export type Source = Field['sources'][number];
export type ClarityRole = NonNullable<Field['clarity_role']>;

/** How the review uses an answer. */
export interface ReviewUse {
  readonly sources: readonly Source[];
  readonly role: ClarityRole | null;
}

/** A question as it is edited. Null is what the service is to infer from the label when it is saved. */
export interface Question {
  /** Its name within the page, before it has a key. */
  readonly id: string;
  readonly key: string | null;
  readonly label: string;
  readonly type: FieldType | null;
  /** One choice a line. */
  readonly options: string;
  readonly required: boolean | null;
  readonly use: ReviewUse | null;
  readonly help: string;
}

/** Questions may be put back from before the page was loaded. */
const BEGUN = Date.now().toString(36);
let made = 0;

export function newQuestion(): Question {
  made += 1;
  return {
    id: `new-${BEGUN}-${String(made)}`,
    key: null,
    label: '',
    type: null,
    options: '',
    required: null,
    use: null,
    help: '',
  };
}

/** Asked once more, as a question of its own. */
export function copyOf(question: Question): Question {
  return { ...question, id: newQuestion().id, key: null };
}

export function toQuestion({
  key,
  label,
  field_type,
  sources,
  clarity_role,
  required,
  options,
  help,
}: Field): Question {
  return {
    id: key,
    key,
    label,
    type: field_type,
    options: (options ?? []).join('\n'),
    required,
    use: { sources, role: clarity_role },
    help: help ?? '',
  };
}

export function toField({ key, label, type, options, required, use, help }: Question): FormField {
  return {
    label: label.trim(),
    ...(key !== null && { key }),
    ...(type !== null && { field_type: type }),
    ...(hasChoices(type) && { options: choicesOf(options) }),
    ...(required !== null && { required }),
    ...(use !== null && { sources: [...use.sources], clarity_role: use.role }),
    ...(help.trim() !== '' && { help: help.trim() }),
  };
}

export function hasChoices(type: FieldType | null): boolean {
  return type === 'select' || type === 'multi_select';
}

export function choicesOf(options: string): string[] {
  return options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What stands against saving a question, and in which of its fields. */
export type Fault = Readonly<Partial<Record<'label' | 'options', string>>>;

/** Null for nothing. */
export function faultOf({ label, type, options }: Question): Fault | null {
  if (label.trim() === '') return { label: 'Write the question' };
  if (!hasChoices(type)) return null;
  const choices = choicesOf(options);
  if (choices.length === 0) return { options: 'Write at least one choice' };
  return choices.some((choice) => choice.includes(',')) ? { options: 'A choice may hold no comma' } : null;
}

/** The list with one more, before the one of this id; at the end where there is none. */
export function withInserted(questions: readonly Question[], question: Question, before?: string): readonly Question[] {
  const at = questions.findIndex(({ id }) => id === before);
  return at < 0 ? [...questions, question] : [...questions.slice(0, at), question, ...questions.slice(at)];
}

/** The list with one of them moved up (-1) or down (1). */
export function moved(questions: readonly Question[], id: string, by: -1 | 1): readonly Question[] {
  const at = questions.findIndex((question) => question.id === id);
  const [question, other] = [questions[at], questions[at + by]];
  if (question === undefined || other === undefined) return questions;
  const next = [...questions];
  next[at] = other;
  next[at + by] = question;
  return next;
}
