import { type Field, type FormField } from '@application-intake/sdk';
import { oneLine, type Paper } from '../terminal/paper.js';

type Question = Field | FormField;

/** Questions of a form or a schema: no table, whose columns would cut the keys that are to be copied. */
export function questionsText(fields: readonly Question[], paper: Paper): string {
  return fields.map((field) => questionText(field, paper)).join('\n');
}

function questionText(field: Question, paper: Paper): string {
  const { key, field_type: type, required, label } = field;
  const options = 'options' in field ? (field.options ?? []) : [];
  const facts = `${type}${required ? ', required' : ''}`;
  return [
    `${paper.heading(key)}  ${paper.shade('dim', facts)}`,
    paper.prose(oneLine(label), '  '),
    ...(options.length === 0 ? [] : [paper.prose(oneLine(`One of: ${options.join(', ')}`), '  ')]),
  ].join('\n');
}
