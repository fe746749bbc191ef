/** JSON with the keys of every object in code-unit order, so that equal data has equal text. */
export function canonicalJson(value: unknown): string {
  if (isCanonical(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`).join(',')}}`;
}

/** Whether all keys are in order already, as in most of what is sent: `JSON.stringify` writes that faster. */
function isCanonical(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isCanonical);
  let last = '';
  for (const key of Object.keys(value)) {
    if (key < last || !isCanonical((value as Record<string, unknown>)[key])) return false;
    last = key;
  }
  return true;
}
