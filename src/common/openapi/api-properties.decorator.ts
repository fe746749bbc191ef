import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Documents the properties of a body that is checked as it was sent and never becomes an instance of the class. */
export function ApiProperties(properties: Readonly<Record<string, ApiPropertyOptions>>): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, options] of Object.entries(properties)) ApiProperty(options)(prototype as object, name);
  };
}
