import { areForeignWords } from '../../../../language/language.js';
import { type Texture } from '../../../../language/prose.js';
import { readText, type ReadText } from '../../../../language/read-text.js';
import { type KnownWord } from '../../../../language/remember-words.js';
import { joinedNames } from '../../../../language/seen-words.js';
import { structureOf } from '../../../../language/structure.js';
import { meaningOf } from '../../../../language/word-meanings.js';
import { isOrder } from '../../guard-rails/orders.js';
import { isRedacted, quoteFrom } from '../quotes.js';
import { spokenWords, standsAlone } from '../readable.js';
import { type ReviewAnswer, sortedByKey } from '../reviewer.js';
import { type Cue, cuesIn } from './cues.js';
import { lacks } from './lack.js';
import { type StatementModel, type StatementReading } from './statement-model.js';
import { worthOf } from './worth.js';

/** A sentence as the embedded reviewer understands it, from its own words and the line that leads it in. */
export interface Statement {
  readonly answer: ReviewAnswer;
  /** Every answer that contains it: a sentence that is copied around counts only where all of its copies do. */
  readonly places: ReviewAnswer[];
  readonly start: number;
  readonly words: readonly KnownWord[];
  readonly texture: Texture;
  /** Whether it tells a reviewer what to do, and so says nothing about the venture. */
  readonly isOrder: boolean;
  readonly reading: StatementReading;
  readonly cues: ReadonlySet<Cue>;
  /** Whether it admits that something is missing, or says what is needed. */
  readonly isLack: boolean;
  /** How much is learned from it, in whatever answer, from 0 to 3. */
  readonly worth: number;
  /** Its longest part without redactions. */
  readonly quote: string;
  readonly redacted: boolean;
  /** Whether the quote says something that can be shown to anybody. */
  readonly isQuotable: boolean;
  /** Whether the quote can be understood without the rest. */
  readonly standsAlone: boolean;
}

const COMMENT_MARK = '<!--'.length;
/** A shorter quote says nothing that could be shown. */
const FEWEST_QUOTED = 3;

type Sentence = ReadText['sentences'][number];

function readStatement(
  model: StatementModel,
  answer: ReviewAnswer,
  { start, end, lead, wording }: Sentence,
  texture: Texture,
): Statement {
  const { plain, tokens } = wording;
  const parts = lead ? [lead, wording] : [wording];
  const words = parts.flatMap((part) => joinedNames(part.seen, part.tokens, null));
  const known = parts.flatMap((part) => joinedNames(part.seen, part.tokens, model.knowsWord));
  const { toOriginal } = readText(answer);
  const original = answer.value.slice(toOriginal(start), toOriginal(end - 1) + 1);
  const quote = quoteFrom(original);
  const said = {
    words,
    texture,
    isOrder: isOrder(plain, tokens),
    reading: model.read(known, plain, meaningOf(tokens, model.knowsWord)),
    cues: cuesIn(words),
    quote,
  };
  return {
    ...said,
    answer,
    places: [answer],
    start,
    isLack: lacks(said),
    worth: worthOf(said),
    redacted: isRedacted(original),
    isQuotable: texture !== 'noise' && spokenWords(quote) >= FEWEST_QUOTED,
    standsAlone: standsAlone(quote, quote === plain ? tokens : undefined),
  };
}

/**
 * In an answer in another language the short sentences are in that language, too, though they alone would not show it.
 * A foreign sentence among English ones cannot be judged by its question.
 */
function textureIn(isOther: boolean, texture: Texture): Texture {
  if (isOther) return texture === 'prose' ? texture : 'foreign';
  return texture === 'foreign' ? 'noise' : texture;
}

/** The statements of one answer. The same words under the same heading are one statement, however often they occur. */
function statementsOf(model: StatementModel, answer: ReviewAnswer): Statement[] {
  const { text, sentences } = readText(answer);
  // Comments are a form's hints to applicants, not their own words.
  const comments = text.includes('<!--') ? structureOf(text).comments : [];
  const distinct = new Map<string, Sentence>();
  for (const sentence of sentences) {
    const { start, end, lead, wording } = sentence;
    const said = lead ? `${lead.plain}\n${wording.plain}` : wording.plain;
    const isHint = comments.some(
      (comment) => comment.start <= start + COMMENT_MARK && end <= comment.end + COMMENT_MARK,
    );
    if (!isHint && !distinct.has(said)) distinct.set(said, sentence);
  }
  const told = [...distinct.values()];
  const isOther = areForeignWords(told.flatMap(({ wording }) => wording.countable));
  return told.map((sentence) => readStatement(model, answer, sentence, textureIn(isOther, sentence.wording.texture)));
}

/** Joins the copies of a statement in several answers into one that knows all its places. */
function withoutCopies(statements: readonly Statement[]): Statement[] {
  const distinct = new Map<string, Statement>();
  for (const statement of statements) {
    const said = statement.words.map(({ text }) => text).join(' ');
    const same = distinct.get(said);
    if (!same) distinct.set(said, statement);
    else if (!same.places.includes(statement.answer)) same.places.push(statement.answer);
  }
  return [...distinct.values()];
}

/** All answers, statement by statement, in an order that does not depend on the order they came in. */
export function readStatements(model: StatementModel, answers: readonly ReviewAnswer[]): Statement[] {
  return withoutCopies(sortedByKey(answers).flatMap((answer) => statementsOf(model, answer)));
}
