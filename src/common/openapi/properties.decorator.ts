import { ApiProperty } from '@nestjs/swagger';

const API_DATE = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}$`;

interface PropertyOptions {
  readonly description?: string;
  readonly nullable?: boolean;
  readonly required?: boolean;
}

/** Documents an identifier in an answer; the property's name says what it identifies. */
export function IdProperty(options: PropertyOptions = {}): PropertyDecorator {
  return ApiProperty({ type: String, format: 'uuid', maxLength: 36, ...options });
}

/** Documents a time of an answer: UTC, without a zone designator. */
export function DateProperty(options: PropertyOptions & { example?: string | null } = {}): PropertyDecorator {
  return ApiProperty({
    type: String,
    pattern: API_DATE,
    maxLength: 23,
    example: '2026-11-21T03:40:00.123',
    ...options,
  });
}

/** Documents a text of an answer. */
export function TextProperty(max: number, options: PropertyOptions & { example?: string } = {}): PropertyDecorator {
  return ApiProperty({ type: String, maxLength: max, ...options });
}
