import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, ValidateNested } from 'class-validator';
import { NextCursor } from '../../../common/openapi/next-cursor.decorator.js';
import { exampleId } from '../../../common/openapi/example-ids.js';
import { IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { MaxItems } from '../../../common/validation/constraints.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { FieldDto } from '../../fields/field.dto.js';
import { NewFieldDto } from '../../fields/new-field.dto.js';
import { SchemaDto } from '../../schemas/dto/schema.response.dto.js';
import { SANDBOX_ID } from '../sandbox-id.pipe.js';

@ApiSchema({ description: 'Questions to try.' })
export class SandboxSchemaRequest {
  @ApiProperty({
    type: [NewFieldDto],
    minItems: 1,
    maxItems: LIMITS.schemaFields,
    description: 'The questions, in their order.',
  })
  @IsArray()
  @ArrayNotEmpty()
  @MaxItems(LIMITS.schemaFields)
  @ValidateNested({ each: true })
  @Type(() => NewFieldDto)
  fields!: NewFieldDto[];
}

@ApiSchema({ description: 'What the sandbox makes of a schema.' })
export class SandboxSchemaRegisteredDto {
  @IdProperty()
  schema_id!: string;

  @ApiProperty({ type: [FieldDto], maxItems: LIMITS.schemaFields, description: 'With keys derived from the labels.' })
  fields!: FieldDto[];

  @TextProperty(200, { example: 'Sandbox: schema checked, nothing stored.', description: 'For a person.' })
  message!: string;
}

@ApiSchema({ description: 'A schema that the sandbox shows under any id.' })
export class SandboxSchemaDto extends OmitType(SchemaDto, ['schema_id'] as const) {
  @ApiProperty({ ...SANDBOX_ID, example: exampleId('schema'), description: 'The id that was asked for.' })
  schema_id!: string;
}

@ApiSchema({ description: 'A page of the sandbox’s one schema.' })
export class SandboxSchemaListDto {
  @ApiProperty({ type: [SandboxSchemaDto], maxItems: LIMITS.page, description: 'Always the same one.' })
  schemas!: SandboxSchemaDto[];

  @NextCursor()
  next_cursor!: string | null;
}
