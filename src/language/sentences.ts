import { readWords } from './resources.js';

/** A stretch of a text, by offsets; `lead` is the line that introduces the list it stands in. */
export interface Sentence {
  start: number;
  end: number;
  lead: { start: number; end: number } | null;
}

/** Without their last full stop. */
const ABBREVIATIONS = readWords('abbreviations');
const BEFORE_WORD = /[\s(]/u;
const ONE_LETTER = /^\p{L}$/u;
const END_MARK = /[.!?…]+["'”’)\]]*|[。！？]+/gu;
/** Rows of dots and dashes are no sentences. */
const WORDY = /[\p{L}\p{N}\p{Sc}\uFFFC\uFFFD]/u;
const LINE_BREAK = /\r\n?|\n|\u2028|\u2029|\u0085/g;
const BULLET = /^(?:[\s•▪◦‣*–—-]|\d{1,2}[.)]\s|[a-z][.)]\s)+/u;
/** A line that runs on for longer introduces nothing. */
const LONGEST_LEAD = 300;
/** Ends a line for good, whatever stands around it. */
const HARD_BREAK = '\u2029';
/** An answer that begins so again repeats itself. */
const OPENING = 24;
/** Shorter lines end because they are done, not because the page is. */
const SHORTEST_WRAPPED = 50;
const LOOK_BACK = 8;

const isTabular = (text: string): boolean => /[\t|]/.test(text);
const cellsIn = (text: string): number => text.split(/[\t|]/).length;
/** The first row of a table names its columns: more than two cells, and no figures but years. */
const isTableHead = (text: string): boolean => cellsIn(text) > 2 && !/\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''));

/** The first cell of a row, which says what the rest of it is about. */
function labelOf(text: string, { start, end }: { start: number; end: number }): Sentence['lead'] {
  const length = text.slice(start, end).search(/[\t|]/);
  return length > 0 ? { start, end: start + length } : null;
}

interface Line {
  start: number;
  end: number;
  bullet: boolean;
}

/** A line goes on in the next when it stops without punctuation and the next begins in lower case: wrapped text. */
function goesOn(text: string, line: Line, next: Line): boolean {
  return (
    !next.bullet &&
    text.charAt(next.start - 1) !== HARD_BREAK &&
    !isTabular(text.slice(line.start, line.end)) &&
    line.end - line.start >= SHORTEST_WRAPPED &&
    /[\p{L}\p{N},]$/u.test(text.slice(line.end - 1, line.end)) &&
    /^\p{Ll}/u.test(text.slice(next.start, next.start + 2))
  );
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const body = text.slice(start, end).trimStart();
  return { start: end - body.length, end: end - body.length + body.trimEnd().length };
}

function toLine(text: string, start: number, end: number): Line {
  const span = trimmed(text, start, end);
  const mark = BULLET.exec(text.slice(span.start, Math.min(span.end, span.start + 12)))?.[0].length ?? 0;
  return { start: Math.min(span.start + mark, span.end), end: span.end, bullet: mark > 0 };
}

function lines(text: string): Line[] {
  const found: Line[] = [];
  let from = 0;
  const add = (end: number): void => {
    const line = toLine(text, from, end);
    const last = found.at(-1);
    if (last && line.end > line.start && goesOn(text, last, line)) last.end = line.end;
    else found.push(line);
  };
  for (const match of text.matchAll(LINE_BREAK)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return found;
}

/** Whether the word that ends here is cut short by its full stop: "e.g.", "Dr.", an initial. */
function isAbbreviated(body: string, from: number, mark: number): boolean {
  const [word = ''] = body
    .slice(Math.max(from, mark - LOOK_BACK), mark)
    .split(BEFORE_WORD)
    .slice(-1);
  return ABBREVIATIONS.has(word.toLowerCase()) || ONE_LETTER.test(word);
}

function endsSentence(body: string, from: number, mark: number, end: number): boolean {
  if (/[。！？]/u.test(body.charAt(mark))) return true;
  if (!/^(?:\s|$)/u.test(body.charAt(end))) return false;
  return end - mark > 1 || body.charAt(mark) !== '.' || !isAbbreviated(body, from, mark);
}

function splitLine(text: string, line: Line): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const body = text.slice(line.start, line.end);
  let from = 0;
  for (const mark of body.matchAll(END_MARK)) {
    const end = mark.index + mark[0].length;
    if (!endsSentence(body, from, mark.index, end)) continue;
    spans.push(trimmed(text, line.start + from, line.start + end));
    from = end;
  }
  spans.push(trimmed(text, line.start + from, line.end));
  return spans.filter(({ start, end }) => WORDY.test(text.slice(start, end)));
}

/** Where an answer begins anew with its first words, nothing goes on: its end and its beginning are no sentence. */
function withBreaks(text: string): string {
  const opening = text.slice(0, OPENING);
  if (opening.length < OPENING || !text.includes(opening, OPENING)) return text;
  const parts = text.split(opening);
  return parts
    .map((part, at) => (at < parts.length - 1 && at > 0 ? part.replace(/\s$/u, HARD_BREAK) : part))
    .join(opening);
}

/** The sentences of a text. Items of a list keep the line that leads it in, which says what they are about. */
export function sentencesOf(original: string): Sentence[] {
  const text = withBreaks(original);
  const found: Sentence[] = [];
  let lead: Sentence['lead'] = null;
  let head: Sentence['lead'] = null;
  for (const line of lines(text)) {
    if (line.end === line.start) continue;
    if (!line.bullet) lead = null;
    const whole = text.slice(line.start, line.end);
    const tabular = isTabular(whole);
    const label = tabular ? labelOf(text, line) : null;
    const above = head && text.slice(head.start, head.end);
    // The head again, as tables have it that were copied page by page, stands under no head.
    if (!tabular || (above !== null && (above === whole || cellsIn(above) !== cellsIn(whole)))) head = null;
    splitLine(text, line).forEach(({ start, end }, nth) =>
      found.push({ start, end, lead: tabular ? (nth > 0 ? label : head) : lead }),
    );
    const leads = whole.length <= LONGEST_LEAD;
    if (tabular && !head && leads && isTableHead(whole)) head = { start: line.start, end: line.end };
    if (leads && whole.endsWith(':')) lead = { start: line.start, end: line.end };
  }
  return found;
}
