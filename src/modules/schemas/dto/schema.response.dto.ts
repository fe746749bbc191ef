import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { NextCursor } from '../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { FieldDto } from '../../fields/field.dto.js';
import { type SchemaEntity } from '../schema.entity.js';
import { type SchemaWarning } from '../schema-warnings.js';

@ApiSchema({ description: 'A schema that was just registered.' })
export class SchemaRegisteredDto {
  @IdProperty()
  schema_id!: string;

  @IdProperty()
  cohort_id!: string;

  @ApiProperty({ type: [FieldDto], maxItems: LIMITS.schemaFields, description: 'With the keys to submit answers by.' })
  fields!: FieldDto[];

  @TextProperty(200, {
    example: 'Schema registered. Submit answers under the keys of its fields.',
    description: 'For a person.',
  })
  message!: string;

  @ApiProperty({
    required: false,
    type: () => [SchemaWarningDto],
    maxItems: LIMITS.schemaFields,
    description: 'Registered, but probably not what was meant; absent when there is none.',
  })
  warnings?: readonly SchemaWarning[];
}

/** Never changed once registered: what is probably not as it was meant has to be said at once. */
@ApiSchema({ description: 'Registered, but probably not what was meant.' })
class SchemaWarningDto implements SchemaWarning {
  @ApiProperty({
    type: String,
    enum: ['missing_options'],
    example: 'missing_options',
    description: 'A choice without choices.',
  })
  code!: 'missing_options';

  @TextProperty(64, { example: 'which_stage_are_you_at', description: 'The key of the question.' })
  key!: string;
}

@ApiSchema({ description: 'Questions of your own for a cohort, as they were registered.' })
export class SchemaDto {
  @IdProperty()
  schema_id!: string;

  @IdProperty()
  cohort_id!: string;

  @TextProperty(LIMITS.name, {
    nullable: true,
    example: 'Website form, spring',
    description: 'As it was given; null for none.',
  })
  name!: string | null;

  @DateProperty({ description: 'When it was registered.' })
  created_at!: string;

  @ApiProperty({
    type: [FieldDto],
    maxItems: LIMITS.schemaFields,
    description: 'The questions, with the keys to answer them by.',
  })
  fields!: FieldDto[];
}

@ApiSchema({ description: 'A page of schemas.' })
export class SchemaListDto {
  @ApiProperty({ type: [SchemaDto], maxItems: LIMITS.page, description: 'Newest first.' })
  schemas!: SchemaDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toSchema({ id, cohortId, name, createdAt, fields }: SchemaEntity): SchemaDto {
  return { schema_id: id, cohort_id: cohortId, name, created_at: toApiDate(createdAt), fields };
}
