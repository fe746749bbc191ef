import { wordsOf } from './tokens.js';
import { accepts, WordIndex, type WordTest } from './word-index.js';

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

function compile(phrase: string): WordTest[] {
  return phrase.split(/[\s-]+/).flatMap((part) => {
    const prefix = part.endsWith('*');
    const words = wordsOf(prefix ? part.slice(0, -1) : part);
    return words.map((text, index) => ({ text, prefix: prefix && index === words.length - 1 }));
  });
}

function goesOn(rest: readonly WordTest[], words: readonly string[], from: number): boolean {
  for (let at = 0; at < rest.length; at += 1) {
    const test = rest[at];
    if (test && !accepts(test, words[from + at])) return false;
  }
  return true;
}

/**
 * Finds many phrases in one pass over a list of words. A phrase is words with spaces between; a word that ends in
 * `*` stands for every word that begins so. Time grows with the text alone, however many phrases there are.
 */
export class PhraseMatcher<Tag> {
  private readonly beginnings = new WordIndex<Entry<Tag>>();
  private readonly usedWords = new Set<string>();
  private readonly usedPrefixes = new Set<string>();

  constructor(phrases: Iterable<readonly [phrase: string, tag: Tag]>) {
    for (const [phrase, tag] of phrases) {
      const [first, ...rest] = compile(phrase);
      if (!first) continue;
      for (const { text, prefix } of [first, ...rest]) (prefix ? this.usedPrefixes : this.usedWords).add(text);
      this.beginnings.add(first, { rest, tag });
    }
  }

  /** Whether any phrase could use this word. */
  knows(word: string): boolean {
    if (this.usedWords.has(word)) return true;
    for (let length = 1; length <= word.length; length += 1)
      if (this.usedPrefixes.has(word.slice(0, length))) return true;
    return false;
  }

  match(words: readonly string[]): PhraseHit<Tag>[] {
    const hits: PhraseHit<Tag>[] = [];
    for (let from = 0; from < words.length; from += 1) {
      const entries = this.beginnings.allFor(words[from] ?? '');
      for (let at = 0; at < entries.length; at += 1) {
        const entry = entries[at];
        if (entry && goesOn(entry.rest, words, from + 1))
          hits.push({ tag: entry.tag, from, to: from + 1 + entry.rest.length });
      }
    }
    return hits;
  }
}
