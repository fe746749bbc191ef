import { cutAtWord } from '../../../common/text/cut-at-word.js';
import { type Span } from '../../../language/structure.js';

const MOST_CHARACTERS = 150;
const BREAK =
  /(?<=[;:])\s+|(?<!\s)\s+[–—-]\s+|\t+|(?<=,)\s+(?=(?:and|but|so|which|while|because|where|although)\s)|(?<=[.!?])\s+/gu;

function clausesOf(text: string): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(BREAK)) {
    clauses.push({ start, end: index });
    start = index + gap.length;
  }
  return [...clauses, { start, end: text.length }];
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

function figuresIn(text: string): number {
  return (text.match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).length;
}

function beginningOf(text: string): string {
  const cut = cutAtWord(text, MOST_CHARACTERS);
  return cut.replace(/(?<!\s)\s+(?:and|or|but|the|an?|of|to|in|for|with|which|that)$/u, '');
}

function richest(parts: readonly string[]): string {
  const worth = (part: string): number => figuresIn(part) * 100 + Math.min(part.length, 99);
  return parts.reduce((best, part) => (worth(part) > worth(best) ? part : best));
}

/**
 * The shortest run of whole clauses that has the most figures and fits into a line; the beginning if no clause fits.
 */
export function tellingStretch(quote: string): string {
  const text = richest(quote.split(/[\r\n\u2028\u2029]/u).map((part) => part.trim()));
  if (text.length <= MOST_CHARACTERS) return text.replace(/(?<![\s.,;:])[\s.,;:]+$/u, '') || text;
  const clauses = clausesOf(text);
  let best = '';
  let most = -1;
  clauses.forEach(({ start }, from) => {
    for (const { end } of clauses.slice(from)) {
      if (end - start > MOST_CHARACTERS) break;
      const run = text.slice(start, end);
      const figures = figuresIn(run);
      if (isBalanced(run) && (figures > most || (figures === most && run.length < best.length)))
        [best, most] = [run, figures];
    }
  });
  return (best || beginningOf(text)).replace(/(?<![\s.,;:])[\s.,;:]+$/u, '') || text.slice(0, 1);
}
