import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { fromApiDate } from '../time/api-date.js';

/** A time in a request, absent or null allowed: ISO 8601 with a zone, or without one, which then means UTC. */
export function ApiTime(description: string, example = '2026-11-21T03:40:00'): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, nullable: true, maxLength: 40, description, example }),
    IsOptional(),
    IsApiTime(),
  );
}

/** A text that is a time. */
export function IsApiTime(): PropertyDecorator {
  return ValidateBy({
    name: 'isApiTime',
    validator: {
      validate: (value) => typeof value === 'string' && fromApiDate(value) !== null,
      defaultMessage: (args) => `${args?.property ?? ''} must be an ISO 8601 date-time${hintFor(args?.value)}`,
    },
  });
}

/** In a URL a `+` means a space, so a time zone that was not encoded arrives with a blank. */
function hintFor(value: unknown): string {
  return typeof value === 'string' && /[\d.] \d\d:?\d\d$/.test(value) ? '; in an address, write its + as %2B' : '';
}
