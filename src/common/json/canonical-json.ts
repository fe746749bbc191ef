/** JSON with the keys of every object in code-unit order, so that equal data has equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null || isCanonical(value)) return JSON.stringify(value);
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`).join(',')}}`;
}

/**
 * Whether the keys are in order and no value is an object, as in most of what is sent: `JSON.stringify` writes that
 * faster.
 */
function isCanonical(object: object): boolean {
  let last = '';
  for (const [key, value] of Object.entries(object)) {
    if (key < last || typeof value === 'object') return false;
    last = key;
  }
  return true;
}
