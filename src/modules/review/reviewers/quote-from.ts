import { cutAtWord } from '../../../common/text/cut-at-word.js';
import { MASK_CAPITAL, MASK_LOWER, MASKS } from '../../../language/tokens.js';

const MAX_QUOTE = 240;

export function isRedacted(text: string): boolean {
  return text.includes(MASK_CAPITAL) || text.includes(MASK_LOWER);
}

/** The longest part of a sentence without a redaction, cut at a word if it is too long. */
export function quoteFrom(text: string): string {
  if (!isRedacted(text)) return cutAtWord(text.trim(), MAX_QUOTE);
  const parts = text.split(MASKS).map((part) => part.trim());
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return cutAtWord(longest, MAX_QUOTE);
}
