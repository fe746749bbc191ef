import { type Field } from '../fields/field.js';

/** What was registered, but is probably not what the caller meant. */
export interface SchemaWarning {
  readonly code: 'missing_options';
  readonly key: string;
}

const CHOOSING: readonly string[] = ['select', 'multi_select'] satisfies Field['field_type'][];

/** A question whose answer is to be chosen, without anything to choose from. */
export function schemaWarnings(fields: readonly Field[]): SchemaWarning[] {
  const barren = fields.filter(({ field_type: type, options = [] }) => CHOOSING.includes(type) && options.length === 0);
  return barren.map(({ key }) => ({ code: 'missing_options', key }));
}
