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

/** A list of what stands for what: two words a line. */
export function fieldPairs(list: string): ReadonlyMap<string, string> {
  return new Map(fieldWords(list).map(pairIn));
}

/**
 * Replaces `{name}` by the entries of a list: a line that is nothing else becomes one line for each entry; inside a
 * pattern it becomes a choice of all.
 */
export function withLists(pattern: string): readonly string[] {
  const whole = /^\{([^{}]+)\}$/.exec(pattern)?.[1];
  if (whole !== undefined) return fieldWords(whole);
  return [pattern.replace(/\{([^{}]+)\}/g, (_, list: string) => fieldWords(list).join('|'))];
}
