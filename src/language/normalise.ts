import { patternOf } from '../common/text/pattern.js';

/** A text without the characters nobody sees, and the way back to the offsets of the original. */
export interface NormalText {
  readonly text: string;
  readonly toOriginal: (offset: number) => number;
}

/** Format characters, fillers and variation selectors: they take no room, but can split a word or hide one. */
export const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;

/** The same without a memory of where it matched last, to ask whether a text has such characters. */
export const ANY_INVISIBLE = patternOf(INVISIBLE.source, 'u');

export function normalise(original: string): NormalText {
  if (!ANY_INVISIBLE.test(original)) return { text: original, toOriginal: (offset) => offset };
  let text = '';
  const kept: number[] = [];
  let from = 0;
  const keep = (to: number): void => {
    text += original.slice(from, to);
    for (let offset = from; offset < to; offset += 1) kept.push(offset);
  };
  for (const match of original.matchAll(INVISIBLE)) {
    keep(match.index);
    from = match.index + match[0].length;
  }
  keep(original.length);
  return { text, toOriginal: (offset) => kept[offset] ?? original.length };
}
