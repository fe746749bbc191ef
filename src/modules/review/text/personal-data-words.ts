import { readList } from '../../../language/resources.js';

/** A list of `resources/personal-data`, as one choice of a pattern. */
export function anyOf(list: string): string {
  return readList(`personal-data/${list}.txt`).join('|');
}
