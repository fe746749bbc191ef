import { patternOf } from '../../../common/text/pattern.js';
import { isForeign } from '../../../language/language.js';
import { readText } from '../../../language/read-text.js';
import { type LineKind, type Span, structureOf, walker } from '../../../language/structure.js';
import { type Token } from '../../../language/tokens.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { type Lexeme, lexemeOf } from './words/lexeme.js';

export interface SentenceText extends Span {
  readonly kind: LineKind;
  /** Without invisible characters; the offsets of tokens refer to this text. */
  readonly plain: string;
  /** The tokens outside of code, link addresses and tags. */
  readonly tokens: readonly Token[];
  readonly lexemes: readonly Lexeme[];
}

/** An answer taken apart once, for every guard rail. Offsets are those of `text` where nothing else is said. */
export interface AnswerText {
  readonly answer: ReviewAnswer;
  readonly text: string;
  readonly toOriginal: (offset: number) => number;
  readonly tokens: readonly Token[];
  readonly sentences: readonly SentenceText[];
  readonly spoken: readonly SentenceText[];
  readonly comments: readonly Span[];
}

/** A sentence with a smaller share of its words outside of code and tags says nothing by itself. */
const SPOKEN_SHARE = 0.6;
const SPOKEN: ReadonlySet<LineKind> = new Set(['prose', 'item', 'heading', 'row']);

/** A letter with a diacritic, beside plain letters; English has such words in names alone. */
const MARK = '[\\u00df-\\u024f\\u1e00-\\u1eff]';
const MARKED = patternOf(`${MARK}(?:(?=[a-z]{2})|(?<=[a-z]{2}${MARK}))`, 'g');
const FEWEST_MARKED = 6;
const MARKED_SHARE = 0.15;

function hasMarkedWords({ text, tokens }: AnswerText): boolean {
  const marked = text.match(MARKED)?.length ?? 0;
  return marked >= FEWEST_MARKED && marked >= tokens.length * MARKED_SHARE;
}

export function isInForeignLanguage(answer: AnswerText): boolean {
  return hasMarkedWords(answer) || isForeign(answer.spoken.map(({ tokens }) => tokens));
}

export function takeApart(answer: ReviewAnswer): AnswerText {
  const { text, toOriginal, tokens: all, sentences: found } = readText(answer);
  const { lines, marks, comments } = structureOf(text);
  const lineAt = walker(lines);
  const commentAt = walker(comments);
  const markAt = walker(marks);
  const sentences = found.map(({ start, end, wording }): SentenceText => {
    const { plain } = wording;
    const tokens = wording.tokens.filter((token) => markAt(start + token.start) === null);
    const isMostlyMarked = tokens.length < wording.tokens.length * SPOKEN_SHARE;
    const line = lineAt(start)?.kind ?? 'prose';
    const kind = commentAt(start) ? 'comment' : isMostlyMarked ? 'marked' : line;
    return { start, end, kind, plain, tokens, lexemes: tokens.map(({ known }) => lexemeOf(known)) };
  });
  const spoken = sentences.filter(({ kind }) => SPOKEN.has(kind));
  return { answer, text, toOriginal, tokens: all, sentences, spoken, comments };
}

export function originalSpan({ answer, toOriginal }: AnswerText, start: number, end: number): Span & { key: string } {
  return { key: answer.key, start: toOriginal(start), end: toOriginal(end - 1) + 1 };
}
