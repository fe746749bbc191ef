/** What the service says against an application: its sentence, and the keys that this is about. */
interface Refused {
  readonly error: string;
  readonly unknown_keys?: readonly string[] | undefined;
  readonly missing_keys?: readonly string[] | undefined;
  readonly invalid_keys?: readonly string[] | undefined;
  readonly duplicate_keys?: readonly string[] | undefined;
}

/** The sentence with the questions that it is about, by the names that the reader has for them. */
export function refusalReason(refused: Refused, nameOf: (key: string) => string = (key) => key): string {
  const { error, unknown_keys, missing_keys, invalid_keys, duplicate_keys } = refused;
  const named = Object.entries({
    unknown: unknown_keys,
    missing: missing_keys,
    invalid: invalid_keys,
    repeated: duplicate_keys,
  })
    .filter(([, keys = []]) => keys.length > 0)
    .map(([what, keys = []]) => `${what}: ${keys.map(nameOf).join(', ')}`);
  return named.length === 0 ? error : `${error} (${named.join('; ')})`;
}
