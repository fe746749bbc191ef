import { getMetadataArgsStorage } from 'typeorm';

/** The columns of these properties, for a statement whose rows are to have the entity's shape. */
export function columnsOf<T>(entity: new () => T, alias: string, properties: readonly (keyof T & string)[]): string {
  const named: readonly string[] = properties;
  return getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ propertyName }) => named.includes(propertyName))
    .map(({ propertyName, options }) => `${alias}.${options.name ?? propertyName} as "${propertyName}"`)
    .join(', ');
}
