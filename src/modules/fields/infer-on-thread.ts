import { type Field } from './field.js';
import { type FieldInput, inferFields } from './field-inference.js';
import { generateForm } from './form-generator.js';

export type FieldsTask =
  | { readonly inputs: readonly FieldInput[] }
  | { readonly cohort: { readonly name: string; readonly brief: string | null } };

export function runFieldsTask(task: FieldsTask): Field[] {
  return 'cohort' in task ? generateForm(task.cohort) : inferFields(task.inputs);
}
