import { patternOf } from '../common/text/pattern.js';

/** What a line is made of, as people paste Markdown into forms. */
export type LineKind =
  'prose' | 'item' | 'heading' | 'table' | 'row' | 'code' | 'marked' | 'comment' | 'link' | 'empty';

export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Line extends Span {
  readonly kind: LineKind;
}

/** The lines of a text, and what in them is no words of the writer's: code, addresses of links, tags. */
interface Structure {
  readonly lines: readonly Line[];
  readonly marks: Span[];
  /** What HTML, or Markdown's `[//]: # (…)`, keeps from a reader: offsets of what is in between. */
  readonly comments: Span[];
}

const FENCE = /^\s{0,12}(?:```|~~~)/;
const HEADING = /^\s{0,3}#{1,6}\s/;
const RULE = /^[-:=+|\s]{6,}$/;
/** A row of a table has as many bars or tabs. */
const FEWEST_BARS = 2;

function isFramed(line: string): boolean {
  return /^\s*\|/.test(line) || RULE.test(line);
}

function isTable(line: string): boolean {
  return isFramed(line) || line.split('|').length > FEWEST_BARS || line.split('\t').length > FEWEST_BARS;
}

const BULLET = /^\s*(?:[-*+•▪◦‣–—]|\d{1,3}[.)]|[a-z][.)])\s/i;
/** "Name: Ada", "**Years:** 5", "1 month ago: 320". */
const ROW = /^[\s>*+•–—-]*(?:\d{1,3}[.)]\s+)?[*_]{0,3}[\p{L}\p{N}][^:\n]{0,48}:[*_]{0,3}\s*(\S.*)?$/u;
const LONGEST_ROW_VALUE = 40;
/** Where a link or picture is explained: "[name]: address". */
const REFERENCE = /^\s{0,3}\[[^\]]{1,200}\]:\s/;
/** Where a link leads, or the name by which that is explained elsewhere. */
const TARGET = String.raw`(?:\([^()]*\)|\[[^[\]]*\])`;
/** Links and pictures, and pictures in links as badges are, with nothing but signs between. */
const LINKS = patternOf(String.raw`^[\s\-*+>|]*(?:\[?!?\[[^[\]]*\]${TARGET}(?:\]${TARGET})?[\s.,;]*)+$`);
const ADDRESS = /^[\s\-*+>|]*<?https?:\/\/\S+>?\s*$/;
const COMMENT_LINE = /^\[\/\/\]:\s{0,4}#\s{0,4}[("'](.*)$/;
const COMMENT = '<!--';
const COMMENT_END = '-->';
/** Code, where a link leads, tags, entities, what opens a comment; bounded, so that openings alone take no time. */
const MARK = /`[^`]{0,400}`|\]\([^)]{0,600}\)|\]\[[^\]]{0,600}\]|<[A-Za-z/][^>]{0,600}>|&#?[A-Za-z\d]{2,8};|<!--/g;

function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'empty';
  if (HEADING.test(line)) return 'heading';
  if (isTable(line)) return 'table';
  return kindOfWords(line);
}

function kindOfWords(line: string): LineKind {
  if ([REFERENCE, LINKS, ADDRESS].some((pattern) => pattern.test(line))) return 'link';
  const value = ROW.exec(line)?.[1];
  if (value !== undefined && value.length <= LONGEST_ROW_VALUE && !/[.!?]$/.test(value)) return 'row';
  return BULLET.test(line) ? 'item' : 'prose';
}

/** A single line of words with bars between them is no table: it says what a line of words with commas says. */
function judgeLoneRows(text: string, lines: readonly Line[]): Line[] {
  const filled = lines.filter(({ kind }) => kind !== 'empty');
  const lone = new Set(
    filled.filter(
      ({ kind }, at) => kind === 'table' && filled[at - 1]?.kind !== 'table' && filled[at + 1]?.kind !== 'table',
    ),
  );
  return lines.map((line) => {
    if (!lone.has(line)) return line;
    const words = beginningOf(text, line);
    return isFramed(words) ? line : { ...line, kind: kindOfWords(words) };
  });
}

/** Its beginning tells what a line is. */
const LONGEST_LINE = 2_000;

function beginningOf(text: string, { start, end }: Span): string {
  return text.slice(start, Math.min(end, start + LONGEST_LINE));
}

function markInline(text: string, from: number, to: number, { marks, comments }: Omit<Structure, 'lines'>): void {
  const lastClosing = text.lastIndexOf(COMMENT_END);
  MARK.lastIndex = from;
  for (let found = MARK.exec(text); found && found.index < to; found = MARK.exec(text)) {
    if (found[0] === COMMENT) {
      const start = MARK.lastIndex;
      if (start > lastClosing) continue;
      const end = text.indexOf(COMMENT_END, start);
      comments.push({ start, end });
      MARK.lastIndex = end + COMMENT_END.length;
    }
    marks.push({ start: found.index, end: MARK.lastIndex });
  }
}

export function structureOf(text: string): Structure {
  const lines: Line[] = [];
  const found: Omit<Structure, 'lines'> = { marks: [], comments: [] };
  let isCode = false;
  let markedTo = 0;
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = beginningOf(text, { start, end });
    const fence = FENCE.test(line);
    if (fence && !isCode) markInline(text, markedTo, start, found);
    if (fence) markedTo = end;
    const comment = COMMENT_LINE.exec(line);
    if (comment) found.comments.push({ start: end - (comment[1]?.length ?? 0), end });
    lines.push({ start, end, kind: isCode || fence ? 'code' : comment ? 'comment' : kindOf(line) });
    if (fence) isCode = !isCode;
    start = end + 1;
  }
  if (!isCode) markInline(text, markedTo, text.length, found);
  const hasTable = lines.some(({ kind }) => kind === 'table');
  return {
    lines: hasTable ? judgeLoneRows(text, lines) : lines,
    marks: found.marks,
    comments: found.comments.sort((a, b) => a.start - b.start),
  };
}

/** Whether an offset lies in one of the spans, which are in order. To be asked for growing offsets. */
export function walker<S extends Span>(spans: readonly S[]): (offset: number) => S | null {
  let at = 0;
  return (offset) => {
    while (at < spans.length && (spans[at]?.end ?? 0) <= offset) at += 1;
    const span = spans[at];
    return span && span.start <= offset ? span : null;
  };
}
