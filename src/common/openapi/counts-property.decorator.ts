import { ApiProperty } from '@nestjs/swagger';

export const COUNT = { type: 'integer', format: 'int32', minimum: 0, maximum: 2_147_483_647, example: 12 } as const;

/** Documents a count for each of these names. */
export function CountsProperty(
  names: readonly string[],
  options: { readonly description?: string } = {},
): PropertyDecorator {
  return ApiProperty({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, COUNT])),
    required: [...names],
    additionalProperties: false,
    example: Object.fromEntries(names.map((name) => [name, 12])),
    ...options,
  });
}
