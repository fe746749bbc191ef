import { rememberWords } from './remember-words.js';

/** Stands for one word, or for every word that begins so. */
export interface WordTest {
  text: string;
  prefix: boolean;
}

export function accepts({ text, prefix }: WordTest, word: string | undefined): boolean {
  if (word === undefined) return false;
  return prefix ? word.startsWith(text) : word === text;
}

const NOTHING: readonly never[] = [];

/** What is filed under words and beginnings of words, found in a time that does not depend on how much there is. */
export class WordIndex<Value> {
  private readonly exact = new Map<string, Value[]>();
  private readonly prefixes = new Map<string, Value[]>();
  private readonly prefixLengths = new Set<number>();

  readonly allFor = rememberWords((word) => this.find(word));

  add({ text, prefix }: WordTest, value: Value): void {
    const index = prefix ? this.prefixes : this.exact;
    const values = index.get(text);
    if (values) values.push(value);
    else index.set(text, [value]);
    if (prefix) this.prefixLengths.add(text.length);
  }

  private find(word: string): readonly Value[] {
    const values = [...(this.exact.get(word) ?? [])];
    for (const length of [...this.prefixLengths].sort((a, b) => a - b))
      if (length <= word.length) values.push(...(this.prefixes.get(word.slice(0, length)) ?? []));
    return values.length === 0 ? NOTHING : [...new Set(values)];
  }
}
