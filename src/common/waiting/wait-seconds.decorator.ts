import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';

export const MAX_WAIT_SECONDS = 60;

/** A query's `wait`: never refused, and 0 where it is left out. */
export function WaitSeconds(until: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      format: 'int32',
      required: false,
      minimum: 0,
      maximum: MAX_WAIT_SECONDS,
      default: 0,
      description:
        `Hold the answer up to so many seconds, until ${until}. ` +
        'Never refused: what is less or more counts as the nearest of these, what is no number as 0.',
    }),
    Transform(({ value }: { value: unknown }) => seconds(value)),
    Allow(),
  );
}

/** Plain decimals only: `Number` would also take '', '0x10' and '1e1'. */
function seconds(value: unknown): number {
  const isNumber = typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value.trim());
  return isNumber ? Math.min(Math.max(Number(value), 0), MAX_WAIT_SECONDS) : 0;
}
