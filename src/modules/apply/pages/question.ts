import { LIMITS } from '../../../common/validation/limits.js';
import { type Field, type FieldType } from '../../fields/field.js';
import { ANSWER } from '../form/posted-form.js';
import { html, type Html, type Part } from '../../../common/http/html.js';

/** A question as the page asks it. */
export interface Question {
  readonly control: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly help: string | undefined;
  readonly options: readonly string[];
  readonly autocomplete: string;
  readonly maxLength: number;
}

interface Filled extends Question {
  readonly values: readonly string[];
  /** The problem with the answers; null when there is none. */
  readonly problem: string | null;
}

interface LineAttributes {
  readonly type: string;
  readonly inputmode?: string;
}

/** A number is asked for in a line of text: people write 1,200 or 5k, which a number control discards. */
const LINES: Readonly<Partial<Record<FieldType, LineAttributes>>> = {
  email: { type: 'email' },
  url: { type: 'url' },
  phone: { type: 'tel' },
  number: { type: 'text', inputmode: 'decimal' },
  currency: { type: 'text', inputmode: 'decimal' },
  date: { type: 'date' },
};

const AUTOCOMPLETE: Readonly<Partial<Record<FieldType, string>>> = { email: 'email', url: 'url', phone: 'tel' };
const CALENDAR_DAY = /^(\d{4}-\d{2}-\d{2})?$/;

export function questionOf(field: Field): Question {
  return {
    control: ANSWER + field.key,
    label: field.label,
    type: field.field_type,
    required: field.required,
    help: field.help,
    options: field.field_type === 'boolean' ? ['Yes', 'No'] : (field.options ?? []),
    autocomplete: AUTOCOMPLETE[field.field_type] ?? 'off',
    maxLength: LIMITS.answerValue,
  };
}

/** The id of a question's first control. */
export function idOf(control: string): string {
  return `q-${control.replace('.', '-')}`;
}

export function renderQuestion(question: Filled): Html {
  const isChoice = question.options.length > 0 && question.type !== 'select';
  return isChoice ? renderChoices(question) : renderControl(question);
}

function renderControl(question: Filled): Html {
  const id = idOf(question.control);
  return html`<div class="question${question.problem !== null && ' wrong'}">
<label for="${id}">${title(question)}</label>
${notes(question)}
${controlOf(question)}
</div>
`;
}

function renderChoices(question: Filled): Html {
  const kind = question.type === 'multi_select' ? 'checkbox' : 'radio';
  const id = idOf(question.control);
  const choices = question.options.map((option, at) => {
    const ownId = at === 0 ? id : `${id}-${at + 1}`;
    const isChosen = question.values.some((value) => value.toLowerCase() === option.toLowerCase());
    return html`<div class="choice"><input type="${kind}" id="${ownId}" name="${question.control}" value="${option}"${isChosen && html` checked`}><label for="${ownId}">${option}</label></div>
`;
  });
  return html`<fieldset class="question${question.problem !== null && ' wrong'}"${described(question)}>
<legend>${title(question)}</legend>
${notes(question)}
${choices}</fieldset>
`;
}

function controlOf(question: Filled): Html {
  const { control, type, options, values, required, problem } = question;
  const [value = ''] = values;
  const state = html` id="${idOf(control)}" name="${control}"${required && html` required`}${problem !== null && html` aria-invalid="true"`}${described(question)}`;
  if (type === 'select' && options.length > 0) return select(state, options, value);
  const limits = html` dir="auto" maxlength="${question.maxLength}" autocomplete="${question.autocomplete}"`;
  // HTML ignores the first line break in a textarea, so one is added.
  if (type === 'long_text') return html`<textarea rows="6"${state}${limits}>\n${value}</textarea>`;
  // A date control would discard a text that is no valid date, and with it what the applicant wrote.
  const line = type === 'date' && !CALENDAR_DAY.test(value) ? { type: 'text' } : (LINES[type] ?? { type: 'text' });
  const { inputmode } = line;
  return html`<input type="${line.type}"${inputmode !== undefined && html` inputmode="${inputmode}"`}${state}${line.type !== 'date' && limits} value="${value}">`;
}

function select(state: Html, options: readonly string[], value: string): Html {
  const choices = options.map(
    (option) => html`<option${option.toLowerCase() === value.toLowerCase() && html` selected`}>${option}</option>`,
  );
  return html`<select${state}><option value="">Choose one</option>${choices}</select>`;
}

/** The label says in words whether an answer is needed, unless its own text already does. */
function title({ label, required }: Question): Part {
  const mark = required ? '(required)' : '(optional)';
  return label.toLowerCase().includes(mark) ? label : html`${label} <span class="mark">${mark}</span>`;
}

function notes({ control, help, problem }: Filled): Html {
  const id = idOf(control);
  return html`${help !== undefined && help !== '' && html`<p class="help" id="${id}-help">${help}</p>`}${
    problem !== null && html`<p class="problem" id="${id}-problem"><span class="unseen">Error: </span>${problem}</p>`
  }`;
}

function described({ control, help, problem }: Filled): Part {
  const id = idOf(control);
  const parts = [
    ...(problem === null ? [] : [`${id}-problem`]),
    ...(help === undefined || help === '' ? [] : [`${id}-help`]),
  ];
  return parts.length > 0 && html` aria-describedby="${parts.join(' ')}"`;
}
