import { ApiProperty } from '@nestjs/swagger';
import { TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type SubmissionName } from '../../../applications/submissions.repository.js';

/** The names by which people know a submission that is mentioned elsewhere. */
export class SubmissionNameDto {
  @TextProperty(LIMITS.reference, { example: 'SPR27-4F9K' })
  reference!: string;

  @TextProperty(100, {
    nullable: true,
    example: 'Coolwatch',
    description: 'Null where it is not known, and of what was erased.',
  })
  venture_name!: string | null;

  @ApiProperty({ example: false, description: 'Whether it was erased: then there is nothing more to read of it.' })
  is_erased!: boolean;
}

export function toSubmissionName({ reference, ventureName, isErased }: SubmissionName): SubmissionNameDto {
  return { reference, venture_name: ventureName, is_erased: isErased };
}
