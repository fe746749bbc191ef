import { LIMITS } from '../../../common/validation/limits.js';
import { TEXT_LIMITS } from '../../applications/application-texts.js';
import { type Answer, type Field, type FieldType } from '../../fields/field.js';
import { ANSWER, CONTROLS } from './posted-form.js';

/** One control of the form that needs another look, and what to do about it. */
export interface Problem {
  readonly control: string;
  readonly message: string;
}

/** The details of an API error that concern single fields. */
interface Objection {
  readonly code: string;
  readonly invalid_fields?: readonly string[];
  readonly missing_keys?: readonly string[];
  readonly invalid_keys?: readonly string[];
}

interface Sent {
  readonly contact_email?: unknown;
  readonly answers: readonly Answer[];
}

const CHOOSING: ReadonlySet<FieldType> = new Set(['boolean', 'select', 'multi_select']);

/** How to answer a question of each type so that it is accepted. */
const FITTING: Readonly<Record<FieldType, string>> = {
  text: 'Write this in another way',
  long_text: 'Write this in another way',
  email: 'Write an e-mail address, like name@example.org',
  url: 'Write a web address, like https://example.org',
  phone: 'Write a phone number, like +353 1 234 5678',
  number: 'Write a number, like 1,200',
  currency: 'Write an amount, like 50,000 EUR',
  date: 'Give a date of the calendar',
  boolean: 'Choose yes or no',
  select: 'Choose one of the options',
  multi_select: 'Choose among the options',
};

/** The problems in the words of the page and the order of its controls, one for each control. */
export function problemsOf(objections: readonly Objection[], fields: readonly Field[], sent: Sent): Problem[] {
  const found = new Map<string, string>();
  const add = (control: string, message: string): void => {
    if (!found.has(control)) found.set(control, message);
  };
  for (const objection of objections) {
    if (objection.code === 'invalid_contact_email') add(CONTROLS.email, emailMessage(sent));
    else
      for (const path of objection.invalid_fields ?? []) add(controlAt(path, sent), textMessage(objection.code, path));
    for (const key of objection.missing_keys ?? []) add(ANSWER + key, missingMessage(fields, key));
    for (const key of objection.invalid_keys ?? []) add(ANSWER + key, fittingMessage(fields, key));
  }
  const order = [CONTROLS.name, CONTROLS.email, ...fields.map(({ key }) => ANSWER + key)];
  return order.flatMap((control) => {
    const message = found.get(control);
    return message === undefined ? [] : [{ control, message }];
  });
}

function emailMessage({ contact_email }: Sent): string {
  return contact_email === '' ? 'Give an e-mail address by which the team can reach you' : FITTING.email;
}

/** The control of a path such as `answers[2].value`; null for a path that belongs to no control. */
function controlAt(path: string, { answers }: Sent): string {
  const at = /^answers\[(\d+)\]\.value$/.exec(path)?.[1];
  return at === undefined ? path : `${ANSWER}${answers[Number(at)]?.key ?? ''}`;
}

function textMessage(code: string, path: string): string {
  if (code === 'invalid_text') return 'Take out the invisible control characters, which may have come with pasted text';
  return `Shorten this to ${(TEXT_LIMITS[path] ?? LIMITS.answerValue).toLocaleString('en')} characters`;
}

function missingMessage(fields: readonly Field[], key: string): string {
  const type = fields.find((field) => field.key === key)?.field_type ?? 'text';
  if (!CHOOSING.has(type)) return 'Answer this question';
  return type === 'boolean' ? FITTING.boolean : type === 'select' ? FITTING.select : 'Choose at least one option';
}

function fittingMessage(fields: readonly Field[], key: string): string {
  return FITTING[fields.find((field) => field.key === key)?.field_type ?? 'text'];
}
