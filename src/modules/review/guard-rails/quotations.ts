import { type Span } from '../../../language/structure.js';

const CLOSING = new Map(
  ['“”', '„“”', '«»', '»«', '‹›', '‘’', '「」', '『』', '《》'].map((pair) => [pair.charAt(0), pair.slice(1)]),
);
/** A longer stretch is no quotation, but a mark that was never closed. */
const LONGEST = 1_200;
/** Single quotes: apostrophes unless a word begins after the first and none after the second. */
const SINGLE = new Set(["'", '‘']);
const MARK = /["“„«»‹‘'`「『《]/gu;

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

function closingOf(text: string, mark: string, start: number): number {
  const closers = CLOSING.get(mark) ?? mark;
  const limit = Math.min(text.length, start + LONGEST);
  for (let at = start + 1; at < limit; at += 1) {
    if (!closers.includes(text.charAt(at))) continue;
    if (!SINGLE.has(mark) || (at > start + 1 && !isWordCharacter(text.charAt(at + 1)))) return at;
  }
  return -1;
}

/** The stretches of a text between quotation marks, marks included, in order; none inside another. */
export function quotationsIn(text: string): Span[] {
  const found: Span[] = [];
  const neverClosed = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const start = match.index;
    const mark = match[0];
    if (start < end || neverClosed.has(mark)) continue;
    if (SINGLE.has(mark) && isWordCharacter(text.charAt(start - 1))) continue;
    const close = closingOf(text, mark, start);
    if (close < 0) {
      if (!text.slice(start + LONGEST).includes(CLOSING.get(mark)?.charAt(0) ?? mark)) neverClosed.add(mark);
      continue;
    }
    end = close + 1;
    found.push({ start, end });
  }
  return found;
}
