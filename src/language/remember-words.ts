const WORDS = { most: 20_000, longest: 40 };
const LABELS = { most: 2_000, longest: 2_000 };

type Something = string | boolean | object;

function remember<Found extends Something>(
  find: (text: string) => Found,
  { most, longest }: typeof WORDS,
): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text);
    if (known.size >= most) known.clear();
    if (text.length <= longest) known.set(text, found);
    return found;
  };
}

/** Texts use the same words again and again: what was found out about a word is known from then on. */
export function rememberWords<Found extends Something>(find: (word: string) => Found): (word: string) => Found {
  return remember(find, WORDS);
}

/** Forms ask thousands of applicants the same questions, beside the same briefs. */
export function rememberLabels<Found extends Something>(find: (label: string) => Found): (label: string) => Found {
  return remember(find, LABELS);
}
