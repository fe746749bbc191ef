import { type Field, type FormField, type NewField } from '@application-intake/sdk';
import { type Paper } from '../terminal/paper.js';

/** Questions of a form or a schema, registered or not. */
export function questionsText(fields: readonly (Field | FormField | NewField)[], paper: Paper): string {
  return paper.table(
    ['KEY', 'TYPE', 'REQUIRED', 'QUESTION'],
    fields.map(({ key, field_type, required, label }) => [
      key ?? '',
      field_type ?? 'inferred',
      required === true ? 'yes' : '',
      label,
    ]),
  );
}
