import { isForeign } from '../../../../language/language.js';
import { countableWords, type Texture } from '../../../../language/prose.js';
import { readText, type ReadText } from '../../../../language/read-text.js';
import { seenWords } from '../../../../language/seen-words.js';
import { tokenise } from '../../../../language/tokens.js';
import { meaningOf } from '../../../../language/word-meanings.js';
import { isOrder } from '../../guard-rails/orders.js';
import { type Homes, homesOf } from '../question-homes.js';
import { isRedacted, quoteFrom } from '../quote-from.js';
import { type ReviewAnswer } from '../reviewer.js';
import { type StatementModel, type StatementReading } from './statement-model.js';

/** An answer that a statement stands in, with what its question asks for. */
export interface Place {
  readonly answer: ReviewAnswer;
  readonly homes: Homes;
}

/** A sentence as the embedded reviewer understands it, from its own words and the line that leads it in. */
export interface Statement {
  readonly answer: ReviewAnswer;
  /** Every answer that it stands in: a sentence that is copied about belongs only where all of its copies do. */
  readonly places: Place[];
  readonly start: number;
  readonly words: readonly string[];
  readonly texture: Texture;
  /** Tells a reviewer what to do: it is no statement about the venture. */
  readonly isOrder: boolean;
  readonly reading: StatementReading;
  /** The longest part of it that is free of redactions. */
  readonly quote: string;
  readonly redacted: boolean;
}

type Sentence = ReadText['sentences'][number];

function readStatement(model: StatementModel, place: Place, { text, toOriginal }: ReadText, { start, end, lead, wording }: Sentence): Statement {
  const led = lead ? text.slice(lead.start, lead.end) : '';
  const ledTokens = tokenise(led);
  const seen = (knows?: (word: string) => boolean): string[] => [...seenWords(led, ledTokens, knows), ...seenWords(wording.plain, wording.tokens, knows)];
  const original = place.answer.value.slice(toOriginal(start), toOriginal(end - 1) + 1);
  return {
    answer: place.answer,
    places: [place],
    start,
    words: seen(),
    texture: wording.texture,
    isOrder: isOrder(wording.plain),
    reading: model.read(seen(model.knowsWord), wording.plain, meaningOf(wording.tokens, model.knowsWord)),
    quote: quoteFrom(original),
    redacted: isRedacted(original),
  };
}

/** The statements of one answer. The same words under the same heading are one statement, however often made. */
function statementsOf(model: StatementModel, answer: ReviewAnswer): Statement[] {
  const place = { answer, homes: homesOf(answer) };
  const text = readText(answer);
  const seen = new Set<string>();
  const distinct = text.sentences.filter(({ lead, wording }) => {
    const said = `${lead ? text.text.slice(lead.start, lead.end) : ''}\n${wording.plain}`;
    if (seen.has(said)) return false;
    seen.add(said);
    return true;
  });
  const statements = distinct.map((sentence) => readStatement(model, place, text, sentence));
  // Of an answer in another language the shorter sentences are in that, too, though they alone would not show it.
  const isOther = isForeign(distinct.flatMap(({ wording }) => countableWords(wording.tokens)));
  if (isOther) return statements.map((one) => (one.texture === 'prose' ? one : { ...one, texture: 'foreign' as const }));
  // A sentence in another language among English ones is nothing that can be judged by its question.
  return statements.map((one) => (one.texture === 'foreign' ? { ...one, texture: 'noise' as const } : one));
}

/** A statement that is made in several answers is one, too, and knows of all its places. */
function withoutCopies(statements: readonly Statement[]): Statement[] {
  const distinct = new Map<string, Statement>();
  for (const statement of statements) {
    const said = statement.words.join(' ');
    const same = distinct.get(said);
    if (!same) distinct.set(said, statement);
    else if (!same.places.some(({ answer }) => answer === statement.answer)) same.places.push(...statement.places);
  }
  return [...distinct.values()];
}

/** All answers, statement by statement, in an order that does not depend on the order they came in. */
export function readStatements(model: StatementModel, answers: readonly ReviewAnswer[]): Statement[] {
  const ordered = [...answers].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.value < b.value ? -1 : 1));
  return withoutCopies(ordered.flatMap((answer) => statementsOf(model, answer)));
}
