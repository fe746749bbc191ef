import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';

const TAG = { schema: { type: 'string', maxLength: 100 }, example: '"01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c"' } as const;

export const ETAG_HEADER = { ETag: { description: 'Names this very state, for `If-None-Match`.', ...TAG } } as const;

/** Documents an operation that answers 304 to whoever has its answer already. */
export function ApiConditional(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The ETag of the answer that the caller has; several, or `*`. It is not sent again when it is the same.',
      schema: { type: 'string', maxLength: 8_192 },
      example: TAG.example,
    }),
    ApiResponse({ status: 304, description: 'The caller has it already.', headers: ETAG_HEADER }),
  );
}
