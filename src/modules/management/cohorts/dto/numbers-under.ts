/** The numbers of an object that has exactly these names, in their order; null when it is anything else. */
export function numbersUnder(value: unknown, names: readonly string[]): number[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const numbers: number[] = [];
  for (const name of names) {
    const number: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (typeof number !== 'number') return null;
    numbers.push(number);
  }
  return Object.keys(value).length === names.length ? numbers : null;
}
