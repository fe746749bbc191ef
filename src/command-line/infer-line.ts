import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, ValidateNested } from 'class-validator';
import { readDto } from '../common/http/request-validation.pipe.js';
import { MaxItems } from '../common/validation/constraints.js';
import { LIMITS } from '../common/validation/limits.js';
import { type Field } from '../modules/fields/field.js';
import { inferFields } from '../modules/fields/field-inference.js';
import { NewFieldDto } from '../modules/fields/new-field.dto.js';

/** The questions of one form as a line of input. */
class InferLine {
  @IsArray()
  @ArrayNotEmpty()
  @MaxItems(LIMITS.schemaFields)
  @ValidateNested({ each: true })
  @Type(() => NewFieldDto)
  fields!: NewFieldDto[];
}

/** What registering the same questions as a schema would make of them. @throws ApiError */
export function inferLine(line: Record<string, unknown>): { fields: Field[] } {
  return { fields: inferFields(readDto(InferLine, line).fields) };
}
