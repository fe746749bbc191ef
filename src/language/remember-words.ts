type Something = string | number | boolean | object | null;

const MOST_WORDS = 20_000;
const LONGEST_WORD = 40;
const MOST_LABELS = 2_000;
const LONGEST_LABEL = 2_000;

export class KnownWord {
  /** By the number of who found it out. */
  readonly facts: unknown[] = [];

  constructor(readonly text: string) {}
}

const WORDS = new Map<string, KnownWord>();
let finders = 0;

/** The same for the same word, as long as there are not too many. */
export function knownWord(text: string): KnownWord {
  const known = WORDS.get(text);
  if (known) return known;
  const word = new KnownWord(text);
  if (WORDS.size >= MOST_WORDS) WORDS.clear();
  if (text.length <= LONGEST_WORD) WORDS.set(text, word);
  return word;
}

/** Keeps what is found out about a word beside it: a table for each question took longer to look up than to answer. */
export function rememberWords<Found extends Something>(
  find: (word: string) => Found,
): (word: string | KnownWord) => Found {
  const finder = finders;
  finders += 1;
  return (word) => {
    const { facts, text } = typeof word === 'string' ? knownWord(word) : word;
    const before = facts[finder];
    if (before !== undefined) return before as Found;
    const found = find(text);
    facts[finder] = found;
    return found;
  };
}

/** Forms ask thousands of applicants the same questions, beside the same briefs. */
export function rememberLabels<Found extends Something>(find: (label: string) => Found): (label: string) => Found {
  const known = new Map<string, Found>();
  return (label) => {
    const before = known.get(label);
    if (before !== undefined) return before;
    const found = find(label);
    if (known.size >= MOST_LABELS) known.clear();
    if (label.length <= LONGEST_LABEL) known.set(label, found);
    return found;
  };
}
