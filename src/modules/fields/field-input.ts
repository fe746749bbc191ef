import { type FieldInput } from './field-inference.js';
import { type NewFieldDto } from './new-field.dto.js';

/** Null and absent mean the same in a request: to be inferred. */
export function toFieldInput({ label, key, field_type, options, required }: NewFieldDto): FieldInput {
  return {
    label,
    ...(key != null && { key }),
    ...(field_type != null && { field_type }),
    ...(options != null && { options }),
    ...(required != null && { required }),
  };
}
