import { areForeignWords } from '../../../../language/language.js';
import { type Texture } from '../../../../language/prose.js';
import { readText, type ReadText, type Wording } from '../../../../language/read-text.js';
import { type KnownWord } from '../../../../language/remember-words.js';
import { joinedNames, seenTokens } from '../../../../language/seen-words.js';
import { structureOf } from '../../../../language/structure.js';
import { tokenise } from '../../../../language/tokens.js';
import { meaningOf } from '../../../../language/word-meanings.js';
import { isOrder } from '../../guard-rails/orders.js';
import { type Homes, homesOf } from '../question-homes.js';
import { sortedByKey } from '../answer-order.js';
import { isRedacted, quoteFrom } from '../quote-from.js';
import { spokenWords, standsAlone } from '../readable.js';
import { type ReviewAnswer } from '../reviewer.js';
import { type Cue, cuesIn } from './cues.js';
import { lacks } from './lack.js';
import { type StatementModel, type StatementReading } from './statement-model.js';
import { worthOf } from './worth.js';

/** An answer that a statement stands in, with what its question asks for. */
export interface StatementPlace {
  readonly answer: ReviewAnswer;
  readonly homes: Homes;
}

/** A sentence as the embedded reviewer understands it, from its own words and the line that leads it in. */
export interface Statement {
  readonly answer: ReviewAnswer;
  /** Every answer that contains it: a sentence that is copied around counts only where all of its copies do. */
  readonly places: StatementPlace[];
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

/** What the sentences of an answer share. */
interface Context {
  readonly model: StatementModel;
  readonly place: StatementPlace;
  readonly text: ReadText;
  /** The line before a list, which belongs to each of its items: read once for all of them. */
  readonly lead: (lead: NonNullable<Sentence['lead']>) => Lead;
}

interface Lead {
  readonly words: readonly KnownWord[];
  readonly known: readonly KnownWord[];
}

const NO_LEAD: Lead = { words: [], known: [] };

function leadsOf(model: StatementModel, { text }: ReadText): Context['lead'] {
  const read = new Map<number, Lead>();
  return ({ start, end }) => {
    const before = read.get(start);
    if (before) return before;
    const led = text.slice(start, end);
    const tokens = tokenise(led);
    const seen = seenTokens(led, tokens);
    const lead = { words: joinedNames(seen, tokens, null), known: joinedNames(seen, tokens, model.knowsWord) };
    read.set(start, lead);
    return lead;
  };
}

function readStatement(
  { model, place, text, lead: leadOf }: Context,
  { start, end, lead, wording }: Sentence,
  texture: Texture,
): Statement {
  const led = lead ? leadOf(lead) : NO_LEAD;
  const { plain, tokens, seen } = wording;
  const words = led.words.concat(joinedNames(seen, tokens, null));
  const known = led.known.concat(joinedNames(seen, tokens, model.knowsWord));
  const reading = model.read(known, plain, meaningOf(tokens, model.knowsWord));
  const original = place.answer.value.slice(text.toOriginal(start), text.toOriginal(end - 1) + 1);
  const orders = isOrder(plain, tokens);
  const quote = quoteFrom(original);
  const cues = cuesIn(words);
  return {
    answer: place.answer,
    places: [place],
    start,
    words,
    texture,
    isOrder: orders,
    reading,
    cues,
    isLack: lacks({ cues, quote, reading }),
    worth: worthOf({ words, texture, cues, isOrder: orders, reading }),
    quote,
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
  const text = readText(answer);
  const seen = new Set<string | Wording>();
  // Comments are a form's hints to applicants, not their own words.
  const comments = text.text.includes('<!--') ? structureOf(text.text).comments : [];
  const distinct = text.sentences.filter(({ start, end, lead, wording }) => {
    if (comments.some((comment) => comment.start <= start + COMMENT_MARK && end <= comment.end + COMMENT_MARK))
      return false;
    const said = lead ? `${text.text.slice(lead.start, lead.end)}\n${wording.plain}` : wording;
    if (seen.has(said)) return false;
    seen.add(said);
    return true;
  });
  const isOther = areForeignWords(([] as string[]).concat(...distinct.map(({ wording }) => wording.countable)));
  const context = { model, place: { answer, homes: homesOf(answer) }, text, lead: leadsOf(model, text) };
  return distinct.map((sentence) => readStatement(context, sentence, textureIn(isOther, sentence.wording.texture)));
}

/** Joins the copies of a statement in several answers into one that knows all its places. */
function withoutCopies(statements: readonly Statement[]): Statement[] {
  const distinct = new Map<string, Statement>();
  for (const statement of statements) {
    const said = statement.words.map(({ text }) => text).join(' ');
    const same = distinct.get(said);
    if (!same) distinct.set(said, statement);
    else if (!same.places.some(({ answer }) => answer === statement.answer)) same.places.push(...statement.places);
  }
  return [...distinct.values()];
}

/** All answers, statement by statement, in an order that does not depend on the order they came in. */
export function readStatements(model: StatementModel, answers: readonly ReviewAnswer[]): Statement[] {
  return withoutCopies(sortedByKey(answers).flatMap((answer) => statementsOf(model, answer)));
}
