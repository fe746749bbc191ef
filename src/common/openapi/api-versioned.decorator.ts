import { ApiHeader } from '@nestjs/swagger';

/** The `ETag` header of answers that show something with a version. */
export const VERSION_HEADER = {
  ETag: { description: 'The version, for `If-Match`.', schema: { type: 'string', maxLength: 16 }, example: '"3"' },
} as const;

/** The `If-Match` of a change that may be made without it. `seen` is as in "the form as it was seen". */
export function optionalIfMatch(seen: string, isDone = 'changed'): { required: false; description: string } {
  return { required: false, description: `The ETag of ${seen}; without it, whatever is there is ${isDone}.` };
}

/** Documents that a change may say, or must say, which state of things it was made on. */
export function ApiIfMatch({ required, description }: { required: boolean; description: string }): MethodDecorator {
  return ApiHeader({
    name: 'If-Match',
    required,
    description,
    schema: { type: 'string', maxLength: 200 },
    example: '"3"',
  });
}
