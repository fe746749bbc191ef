import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';

interface Conditional {
  /** An example of this operation's tag. */
  readonly tag: string;
  /** Other headers of a 304. */
  readonly headers?: Readonly<Record<string, HeaderObject>>;
}

type HeaderObject = Extract<NonNullable<ApiResponseOptions['headers']>[string], { schema?: unknown }>;

/** Documents the `ETag` header of an answer. */
export function etagHeader(tag: string): Record<string, HeaderObject> {
  return {
    ETag: {
      description: 'Names this very state, for `If-None-Match`.',
      schema: { type: 'string', maxLength: 100 },
      example: tag,
    },
  };
}

/** Documents an operation that answers 304 to a caller who has its answer already. */
export function ApiConditional({ tag, headers }: Conditional): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description:
        'The ETag of the answer that the caller has; several, or `*`. It is not sent again when it is the same.',
      schema: { type: 'string', maxLength: 8_192 },
      example: tag,
    }),
    ApiResponse({
      status: 304,
      description: 'The caller has it already.',
      headers: { ...etagHeader(tag), ...headers },
    }),
  );
}
