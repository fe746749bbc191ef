/** JSON text that no value stands for, such as `1e400`. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** An object that names one of its keys once more. */
export class RepeatedKey {
  constructor(
    readonly object: object,
    readonly key: string,
    readonly value: unknown,
  ) {}
}

/** As `JSON.stringify`, for values that may hold the above. */
export function toJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (value === undefined) return 'null';
  if (value instanceof RepeatedKey) {
    return `${toJson(value.object).slice(0, -1)},${JSON.stringify(value.key)}:${toJson(value.value)}}`;
  }
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${JSON.stringify(key)}:${toJson(inner)}`)
    .join(',')}}`;
}

export function nested(depth: number, kind: 'array' | 'object'): RawJson {
  return kind === 'array'
    ? new RawJson('['.repeat(depth) + ']'.repeat(depth))
    : new RawJson(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
}
