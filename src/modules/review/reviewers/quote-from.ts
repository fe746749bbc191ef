import { MASK_CAPITAL, MASK_LOWER, MASKS } from '../../../language/tokens.js';

const MAX_QUOTE = 240;

export function isRedacted(text: string): boolean {
  return text.includes(MASK_CAPITAL) || text.includes(MASK_LOWER);
}

function shorten(quote: string): string {
  if (quote.length <= MAX_QUOTE) return quote;
  const cut = quote.slice(0, MAX_QUOTE + 1);
  const end = cut.search(/\s\S*$/u);
  const short = cut.slice(0, end > MAX_QUOTE / 2 ? end : MAX_QUOTE);
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

/** The longest part of a sentence that holds no redaction, cut at a word where it runs on. */
export function quoteFrom(text: string): string {
  if (!isRedacted(text)) return shorten(text.trim());
  const parts = text.split(MASKS).map((part) => part.trim());
  return shorten(parts.reduce((longest, part) => (part.length > longest.length ? part : longest), ''));
}
