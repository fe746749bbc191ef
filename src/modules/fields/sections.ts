import { pairIn, readList } from '../../language/resources.js';

/** Entries of a list in `resources/`, under the heading in brackets that stands before them. */
export interface Section {
  readonly heading: string;
  readonly entries: readonly string[];
}

const HEADING = /^\[([^\]]+)\]$/;

export function readSections(name: string): Section[] {
  const sections: { heading: string; entries: string[] }[] = [];
  for (const line of readList(name)) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, entries: [] });
    else sections.at(-1)?.entries.push(line);
  }
  return sections;
}

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  readSections('fields/words.txt').map(({ heading, entries }) => [heading, entries]),
);

/** @throws for a list that is not there: what goes by it would go wrong in silence */
export function fieldWords(list: string): readonly string[] {
  const entries = LISTS.get(list);
  if (!entries) throw new Error(`No list is called ${list}`);
  return entries;
}

/** A list of what stands for what: two words a line. */
export function fieldPairs(list: string): ReadonlyMap<string, string> {
  return new Map(fieldWords(list).map(pairIn));
}

/** `{name}` stands for the entries of a list: alone for each of them, within a pattern for any. */
export function withLists(pattern: string): readonly string[] {
  const whole = /^\{([^{}]+)\}$/.exec(pattern)?.[1];
  if (whole !== undefined) return fieldWords(whole);
  return [pattern.replace(/\{([^{}]+)\}/g, (_, list: string) => fieldWords(list).join('|'))];
}
