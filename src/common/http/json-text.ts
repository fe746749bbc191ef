const MAX_DEPTH = 16;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a request body. Null for what is no JSON object, nests deeper than `MAX_DEPTH` (the body itself is 1), or
 * holds a NUL or a lone surrogate in any string or key: PostgreSQL stores neither.
 */
export function parseJsonObject(bytes: Buffer): Record<string, unknown> | null {
  try {
    const text = decoder.decode(bytes);
    if (nestsTooDeep(text)) return null;
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    // Both can only come from an escape: raw NUL is not valid JSON, and decoded UTF-8 has no lone surrogate.
    if (text.includes('\\u') && !isStorable(value)) return null;
    return value as Record<string, unknown>;
  } catch {
    return null;
  }
}

/**
 * Looks at the text, not the value: parsing 100,000 brackets first would already cost what this refuses to spend. Strings,
 * which are most of a body, are skipped.
 */
function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at + 1);
    else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === 0x7d || character === 0x5d) depth -= 1;
  }
  return false;
}

/** The offset of the quote that ends the string, or the end of the text when there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start; ; at += 1) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let before = at - 1;
    while (before >= start && text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
