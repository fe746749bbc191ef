import { type Answer, type Field } from '../../fields/field.js';
import { isBlank } from '../../fields/field-values.js';

/**
 * The names of the form's own controls. A question's control is named `ANSWER` and its key, so that no names collide.
 */
export const CONTROLS = { token: 'page', trap: 'subject', name: 'founder_name', email: 'contact_email' } as const;
export const ANSWER = 'answer.';

/** What an applicant wrote, by the names of the controls. */
export type Given = ReadonlyMap<string, readonly string[]>;

/** What came with a form, taken apart. */
export interface PostedForm {
  readonly token: string;
  /** A field that people do not see; if it is filled in, a program did it. */
  readonly trap: string;
  readonly given: Given;
}

export const NOTHING_GIVEN: Given = new Map();

/** Reads a parsed urlencoded body. Everything that does not belong to this form is left out. */
export function readPostedForm(body: Readonly<Record<string, unknown>>): PostedForm {
  const given = new Map<string, string[]>();
  for (const [name, value] of Object.entries(body)) {
    const texts = (Array.isArray(value) ? value : [value])
      .filter((text) => typeof text === 'string')
      .map(withOwnNewlines);
    given.set(name, texts);
  }
  const [token = ''] = given.get(CONTROLS.token) ?? [];
  const trap = (given.get(CONTROLS.trap) ?? []).join('');
  const isOfApplicant = (name: string): boolean =>
    name === CONTROLS.name || name === CONTROLS.email || name.startsWith(ANSWER);
  return { token, trap, given: new Map([...given].filter(([name]) => isOfApplicant(name))) };
}

/** The application as a client would send it to the API. A blank control counts as not answered. */
export function toSubmissionBody(
  cohortId: string,
  fields: readonly Field[],
  given: Given,
): Record<string, unknown> & { answers: Answer[] } {
  return {
    cohort_id: cohortId,
    founder_name: given.get(CONTROLS.name)?.[0] ?? '',
    contact_email: (given.get(CONTROLS.email)?.[0] ?? '').trim(),
    answers: [...given].flatMap(([name, values]) =>
      name.startsWith(ANSWER) ? toAnswers(name.slice(ANSWER.length), fields, values) : [],
    ),
  };
}

function toAnswers(key: string, fields: readonly Field[], values: readonly string[]): Answer[] {
  const written = values.filter((value) => !isBlank(value));
  const isList = fields.some((field) => field.key === key && field.field_type === 'multi_select');
  if (isList && written.length > 0) return [{ key, value: written.join(', ') }];
  return written.map((value) => ({ key, value }));
}

/** Browsers send every line break as two characters, of which the applicant saw and counted one. */
function withOwnNewlines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
