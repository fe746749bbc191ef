/** The escapes of NUL and of half a surrogate pair, which a cut or a language model may leave: jsonb refuses both. */
const REFUSED = /\\u(?:0000|d[89a-f])/;

/** JSON that PostgreSQL takes, whatever is in its texts. */
export function jsonForDatabase(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
}
