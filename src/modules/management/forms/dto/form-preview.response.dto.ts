import { ApiProperty } from '@nestjs/swagger';
import { TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { FormFieldDto } from '../../../fields/field.dto.js';

/** The longest preview: the questions of a request, with the markup around them and every character escaped. */
const MOST_OF_A_PAGE = 32 * LIMITS.bodyBytes;

export class FormPreviewDto {
  @ApiProperty({
    type: [FormFieldDto],
    maxItems: LIMITS.schemaFields,
    description: 'The questions with all that is inferred, as they would be saved.',
  })
  fields!: FormFieldDto[];

  @TextProperty(MOST_OF_A_PAGE, {
    example: '<!doctype html> …',
    description: 'The HTML page that applicants would see. Show it where no script of it can run.',
  })
  page!: string;
}
