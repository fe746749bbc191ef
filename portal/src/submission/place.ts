/** A stretch of an answer that something in the report rests on. */
export interface Place {
  /** The key of the answer. */
  readonly key: string;
  /** Verbatim from it. */
  readonly quote: string;
  /** Distinguishes two requests to show the same stretch. */
  readonly asked: number;
}

interface Stretch {
  readonly start: number;
  readonly text: string;
  readonly isQuoted: boolean;
  readonly isCurrent: boolean;
}

/** The text in stretches, cut wherever a quote begins or ends. What is not found in the text marks nothing. */
export function stretchesOf(text: string, quotes: readonly string[], current: string | null): Stretch[] {
  const quoted = quotes.flatMap((quote) => rangeOf(text, quote));
  const shown = current === null ? [] : rangeOf(text, current);
  const cuts = [...new Set([0, text.length, ...[...quoted, ...shown].flat()])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const within = (ranges: readonly Range[]): boolean => ranges.some(([from, to]) => from <= start && start < to);
    return { start, text: text.slice(start, cuts[index + 1]), isQuoted: within(quoted), isCurrent: within(shown) };
  });
}

type Range = readonly [number, number];

function rangeOf(text: string, quote: string): Range[] {
  const start = quote === '' ? -1 : text.indexOf(quote);
  return start === -1 ? [] : [[start, start + quote.length]];
}
