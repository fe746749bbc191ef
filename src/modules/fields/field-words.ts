import { pairIn, readList, sectionsIn } from '../../language/resources.js';

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  sectionsIn(readList('fields/words.txt')).map(({ heading, entries }) => [heading, entries]),
);

/** @throws if the list is missing: rules without it would go wrong silently */
export function fieldWords(list: string): readonly string[] {
  const entries = LISTS.get(list);
  if (!entries) throw new Error(`No list is called ${list}`);
  return entries;
}

export function fieldPairs(list: string): ReadonlyMap<string, string> {
  return new Map(fieldWords(list).map(pairIn));
}

/** `{name}` becomes a list's entries: alone on its line, a line for each entry; inside a pattern, a choice of all. */
export function withLists(pattern: string): readonly string[] {
  const whole = /^\{([^{}]+)\}$/.exec(pattern)?.[1];
  if (whole !== undefined) return fieldWords(whole);
  return [pattern.replace(/\{([^{}]+)\}/g, (_, list: string) => fieldWords(list).join('|'))];
}
