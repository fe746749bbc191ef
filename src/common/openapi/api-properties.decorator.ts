import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Documents the properties of a body that is never made into an object of the class: what is sent is checked as it is. */
export function ApiProperties(properties: Readonly<Record<string, ApiPropertyOptions>>): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, options] of Object.entries(properties)) ApiProperty(options)(prototype as object, name);
  };
}
