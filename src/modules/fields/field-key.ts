import anyAscii from 'any-ascii';

const MAX_KEY_LENGTH = 64;

/** Letters, digits and their marks are transliterated; emoji and other symbols only ever separate words. */
function slug(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[&＆﹠]/gu, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/[^_]+/gu, (word) => anyAscii(word))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

function cut(key: string, length: number): string {
  return key.slice(0, length).replace(/_$/, '');
}

function firstFree(base: string, taken: ReadonlySet<string>, attempts: Map<string, number>): string {
  if (!taken.has(base)) return base;
  for (let attempt = attempts.get(base) ?? 2; ; attempt += 1) {
    const suffix = `_${attempt}`;
    const candidate = cut(base, MAX_KEY_LENGTH - suffix.length) + suffix;
    if (taken.has(candidate)) continue;
    attempts.set(base, attempt + 1);
    return candidate;
  }
}

/** From the label; where that holds nothing usable, from the supplied key; where neither does, from the position. */
export function deriveFieldKeys(fields: readonly { label: string; key?: string | null }[]): string[] {
  const taken = new Set<string>();
  const attempts = new Map<string, number>();
  return fields.map((field, index) => {
    const derived = slug(field.label) || slug(field.key ?? '') || `field_${index + 1}`;
    const key = firstFree(cut(derived, MAX_KEY_LENGTH), taken, attempts);
    taken.add(key);
    return key;
  });
}
