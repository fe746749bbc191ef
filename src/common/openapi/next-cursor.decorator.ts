import { ApiProperty } from '@nestjs/swagger';

/** The `next_cursor` of a list's answer. */
export function NextCursor(): PropertyDecorator {
  return ApiProperty({
    type: String,
    nullable: true,
    maxLength: 256,
    description: 'Give it back as `cursor` for the next page; null at the end.',
    example: null,
  });
}
