import { type Place } from '../../threads/serve-work.js';
import { type Field } from './field.js';
import { type FieldInput, inferFields } from './field-inference.js';
import { generateForm } from './form-generator.js';

/** Questions to be read; or a cohort whose form is to be generated. */
export type FieldsTask =
  | { readonly inputs: readonly FieldInput[]; readonly unread: readonly number[] }
  | { readonly cohort: { readonly name: string; readonly brief: string | null } };

/** What a thread does. It says which label it is at. */
export function runFieldsTask(task: FieldsTask, place: Place): Field[] {
  if ('cohort' in task) return generateForm(task.cohort);
  return inferFields(task.inputs, {
    isUnread: (at) => task.unread.includes(at),
    onLabel: (at) => {
      place[0] = at;
    },
  });
}
