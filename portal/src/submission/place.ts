import { linksIn, type Range } from '../ui/links.js';

/** A stretch of an answer that something in the report rests on. */
export interface Place {
  /** The key of the answer. */
  readonly key: string;
  /** Verbatim from it. */
  readonly quote: string;
  /** Distinguishes two requests to show the same stretch. */
  readonly asked: number;
  /** To where the reader came from. */
  readonly goBack: () => void;
}

interface Stretch {
  readonly start: number;
  readonly text: string;
  readonly isQuoted: boolean;
  readonly isCurrent: boolean;
  /** The whole address that it is a part of; null elsewhere. */
  readonly href: string | null;
}

/** The text in stretches, cut wherever a quote or a link begins or ends. What is not found in the text marks nothing. */
export function stretchesOf(text: string, quotes: readonly string[], current: string | null): Stretch[] {
  const quoted = quotes.flatMap((quote) => rangeOf(text, quote));
  const shown = current === null ? [] : rangeOf(text, current);
  const links = linksIn(text);
  const cuts = [...new Set([0, text.length, ...[...quoted, ...shown, ...links].flat()])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const around = (ranges: readonly Range[]): Range | undefined =>
      ranges.find(([from, to]) => from <= start && start < to);
    const link = around(links);
    return {
      start,
      text: text.slice(start, cuts[index + 1]),
      isQuoted: around(quoted) !== undefined,
      isCurrent: around(shown) !== undefined,
      href: link === undefined ? null : text.slice(...link),
    };
  });
}

function rangeOf(text: string, quote: string): Range[] {
  const start = quote === '' ? -1 : text.indexOf(quote);
  return start === -1 ? [] : [[start, start + quote.length]];
}
