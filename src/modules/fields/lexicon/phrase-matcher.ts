import { wordsOf } from './tokens.js';

export interface PhraseHit<Tag> {
  tag: Tag;
  /** Positions of the first word, and of the one after the last. */
  from: number;
  to: number;
}

interface Entry<Tag> {
  rest: WordTest[];
  tag: Tag;
}

interface WordTest {
  text: string;
  prefix: boolean;
}

function compile(phrase: string): WordTest[] {
  return phrase.split(/[\s-]+/).flatMap((part) => {
    const prefix = part.endsWith('*');
    const words = wordsOf(prefix ? part.slice(0, -1) : part);
    return words.map((text, index) => ({ text, prefix: prefix && index === words.length - 1 }));
  });
}

function accepts(test: WordTest, word: string | undefined): boolean {
  if (word === undefined) return false;
  return test.prefix ? word.startsWith(test.text) : word === test.text;
}

function append<Tag>(index: Map<string, Entry<Tag>[]>, key: string, entry: Entry<Tag>): void {
  const entries = index.get(key);
  if (entries) entries.push(entry);
  else index.set(key, [entry]);
}

const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 40;

/**
 * Finds many phrases in one pass over a list of words. A phrase is words with spaces between; a word that ends in
 * `*` stands for every word that begins so. Time grows with the text alone, however many phrases there are.
 */
export class PhraseMatcher<Tag> {
  private readonly exact = new Map<string, Entry<Tag>[]>();
  private readonly prefixes = new Map<string, Entry<Tag>[]>();
  private readonly prefixLengths: number[];
  private readonly tests: WordTest[] = [];
  private readonly seen = new Map<string, readonly Entry<Tag>[]>();

  constructor(phrases: Iterable<readonly [phrase: string, tag: Tag]>) {
    const lengths = new Set<number>();
    for (const [phrase, tag] of phrases) {
      const [first, ...rest] = compile(phrase);
      if (!first) continue;
      this.tests.push(first, ...rest);
      append(first.prefix ? this.prefixes : this.exact, first.text, { rest, tag });
      if (first.prefix) lengths.add(first.text.length);
    }
    this.prefixLengths = [...lengths].sort((a, b) => a - b);
  }

  /** Whether any phrase could use this word. Slow: for the few words of a name, not for a text. */
  knows(word: string): boolean {
    return this.tests.some((test) => accepts(test, word));
  }

  match(words: readonly string[]): PhraseHit<Tag>[] {
    const hits: PhraseHit<Tag>[] = [];
    words.forEach((word, from) => {
      this.matchAt(this.beginningWith(word), words, from, hits);
    });
    return hits;
  }

  /** The phrases that may begin with the word. Texts use the same words again and again, so they are remembered. */
  private beginningWith(word: string): readonly Entry<Tag>[] {
    const known = this.seen.get(word);
    if (known !== undefined) return known;
    const entries = [...(this.exact.get(word) ?? [])];
    for (const length of this.prefixLengths) {
      if (length > word.length) break;
      entries.push(...(this.prefixes.get(word.slice(0, length)) ?? []));
    }
    if (this.seen.size >= MOST_REMEMBERED) this.seen.clear();
    if (word.length <= LONGEST_REMEMBERED) this.seen.set(word, entries);
    return entries;
  }

  private matchAt(
    entries: readonly Entry<Tag>[],
    words: readonly string[],
    from: number,
    hits: PhraseHit<Tag>[],
  ): void {
    for (const { rest, tag } of entries) {
      if (rest.every((test, offset) => accepts(test, words[from + 1 + offset]))) {
        hits.push({ tag, from, to: from + 1 + rest.length });
      }
    }
  }
}
