const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 40;

/** Texts use the same words again and again: what was found out about a word is known from then on. */
export function rememberWords<Found extends string | boolean | object>(
  find: (word: string) => Found,
): (word: string) => Found {
  const known = new Map<string, Found>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(word);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (word.length <= LONGEST_REMEMBERED) known.set(word, found);
    return found;
  };
}
