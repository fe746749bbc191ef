import { type ClarityRole } from '../../fields/field.js';
import { type PhraseHit } from '../../../language/phrase-matcher.js';
import { isBudget } from '../text/budgets.js';
import { tellsOfChange } from '../text/changes.js';
import { isForeign } from '../../../language/language.js';
import { type Measure, measuresOf } from '../text/measures.js';
import { isNumeral } from '../../../language/numerals.js';
import { groundsOf, talksOfBusiness } from '../text/grounds.js';
import { namesIn, seenTokens } from '../text/names.js';
import { countableWords, type Texture, textureOf } from '../../../language/prose.js';
import { type ReadText, readText } from '../../../language/read-text.js';
import { leanOf } from '../text/lean.js';
import { isDatedRow, isTabular } from '../../../language/sentences.js';
import { type Meaning, VOCABULARY } from '../text/vocabulary.js';
import { type LadderRung, type TermCriterion } from '../text/words/criterion-terms.js';
import { OCCUPATION_WORDS } from '../text/words/occupation-words.js';
import { FIRST_PERSON, MEASURED_WORK_WORDS, STORY_WORDS, SURE_VENTURE_WORDS } from '../text/words/word-sets.js';
import { interpret } from './meanings.js';
import { type Homes, homesOf } from './question-homes.js';
import { isRedacted, quoteFrom } from './quote-from.js';
import { type ReviewAnswer } from './reviewer.js';
import { markGrounded } from './subject.js';

/** What makes a statement specific or checkable. */
export type Feature =
  | 'measure'
  | 'two_measures'
  | 'money'
  | 'percent'
  | 'duration'
  | 'count'
  | 'date'
  | 'name'
  | 'segment'
  | 'past'
  | 'source'
  | 'comparison'
  | 'denied'
  | 'grounded'
  | 'related';

/** A sentence as the embedded reviewer understands it. All but "grounded" and "related" comes from the sentence alone. */
export interface ReadSentence {
  answer: ReviewAnswer;
  /** Every answer that it stands in: a sentence that is copied about belongs only where all of its copies do. */
  places: Place[];
  start: number;
  words: string[];
  /** All it says, for telling copies. */
  statement: string;
  texture: Texture;
  features: Set<Feature>;
  hedged: boolean;
  denied: boolean;
  unpaid: boolean;
  buzz: boolean;
  /** Speaks to the reviewer about the review. */
  aboutReview: boolean;
  /** Speaks for the venture. */
  firstPerson: boolean;
  /** Hoped for, told of oneself, or said of everybody and for ever. What somebody makes is described without all that. */
  isStory: boolean;
  /** Talks of business, if only in general. */
  ofBusiness: boolean;
  /** Uses a word that hardly anything but ventures has a use for. */
  ofVentures: boolean;
  /** Counts what somebody makes, runs or tries. */
  ofWork: boolean;
  /** Below zero where its words mean private life, above where they mean trade and use; null where none is known. */
  lean: number | null;
  /** Tells what a sum is to be spent on, and of nothing done. */
  isBudget: boolean;
  /** Says what somebody is by trade. */
  hasOccupation: boolean;
  /** Its one figure is for how many years somebody has done something: it measures a person. */
  isTenure: boolean;
  roles: ReadonlyMap<ClarityRole, number>;
  terms: ReadonlyMap<TermCriterion, number>;
  rungs: ReadonlySet<LadderRung>;
  /** The stems of words that not every application has. */
  grounds: ReadonlySet<string>;
  /** Those of them that name an abstraction instead of a thing. */
  abstract: ReadonlySet<string>;
  /** The stem of such a word that it opens with, which may be a name as well: it can tell that this is about a subject, but make none. */
  opening: string;
  /** The figures and names it rests on. */
  facts: ReadonlySet<string>;
  measures: readonly Measure[];
  years: ReadonlySet<string>;
  /** Its years, months and quarters. */
  times: ReadonlySet<string>;
  /** The longest part of it that is free of redactions. */
  quote: string;
  redacted: boolean;
}

/** An answer that a sentence stands in, with what its question asks for. */
export interface Place {
  answer: ReviewAnswer;
  homes: Homes;
}

const BOUNDS: ReadonlySet<string> = new Set(['more', 'less', 'fewer']);
/** Before a number of years these say when something was, and not for how long it was done. */
const WITHIN: ReadonlySet<string> = new Set(['in', 'within', 'every', 'each', 'next', 'than']);
const YEARS: ReadonlySet<string> = new Set(['year', 'years', 'yrs', 'decade', 'decades']);

/** The places of words of praise or hope: they may be rare, but say nothing of a subject. */
function fillersAmong(hits: readonly PhraseHit<Meaning>[]): Set<number> {
  const places = new Set<number>();
  for (const { tag, from, to } of hits) {
    if (tag.kind !== 'signal' || (tag.signal !== 'buzz' && tag.signal !== 'hedged')) continue;
    for (let at = from; at < to; at += 1) places.add(at);
  }
  return places;
}

/** The places of "more than" before a figure: that sets it against nothing. */
function boundsAmong(words: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (word === 'than' && BOUNDS.has(words[at - 1] ?? '') && isNumeral(words[at + 1] ?? '')) places.add(at - 1).add(at);
  }
  return places;
}

/** Its one figure is a number of years that something was done for. */
function isOfYears(measures: readonly Measure[], words: readonly string[]): boolean {
  if (measures.length !== 1 || measures[0]?.kind !== 'duration') return false;
  return words.some((word, at) => YEARS.has(word) && !WITHIN.has(words.slice(0, at).findLast((before) => !isNumeral(before)) ?? ''));
}

function readSentence(place: Place, normal: ReadText, sentence: ReadText['sentences'][number]): ReadSentence {
  const { answer } = place;
  const { start, end, lead, wording } = sentence;
  const text = wording.plain;
  const own = seenTokens(text, wording.tokens);
  const tokens = lead ? [...seenTokens(normal.text.slice(lead.start, lead.end)), ...own] : own;
  const words = tokens.map(({ word }) => word);
  const bounds = boundsAmong(words);
  const hits = VOCABULARY.match(words).filter(({ from }) => !bounds.has(from));
  const { signals, ...meanings } = interpret(hits);
  const { measures, dated, years, times } = measuresOf(tokens, isTabular(text) || isDatedRow(text));
  const names = namesIn(tokens);
  const grounds = groundsOf(tokens, fillersAmong(hits));
  const features = new Set<Feature>(measures.map(({ kind }) => kind));
  if (measures.length > 0) features.add('measure');
  if (new Set(measures.map(({ value }) => value)).size > 1) features.add('two_measures');
  if (dated) features.add('date');
  if (names.length > 0) features.add('name');
  for (const signal of ['segment', 'past', 'source', 'comparison', 'denied'] as const)
    if (signals.has(signal)) features.add(signal);
  if (measures.length > 0 && tellsOfChange(tokens)) features.add('comparison');
  const firstPerson = words.some((word) => FIRST_PERSON.has(word));
  const hasOccupation = words.some((word) => OCCUPATION_WORDS.has(word));
  const original = answer.value.slice(normal.toOriginal(start), normal.toOriginal(end - 1) + 1);
  return {
    answer,
    places: [place],
    start,
    words: countableWords(own),
    lean: leanOf(tokens),
    statement: words.join(' '),
    texture: textureOf(tokens),
    features,
    hedged: signals.has('hedged'),
    denied: signals.has('denied'),
    unpaid: signals.has('unpaid'),
    buzz: signals.has('buzz'),
    aboutReview: signals.has('about_the_review'),
    firstPerson,
    isStory: signals.has('hedged') || (firstPerson && signals.has('past')) || words.some((word) => STORY_WORDS.has(word)),
    isBudget: !signals.has('past') && isBudget(tokens, measures),
    ofBusiness: talksOfBusiness(tokens),
    ofVentures: words.some((word) => SURE_VENTURE_WORDS.has(word)),
    ofWork: measures.length > 0 && words.some((word) => MEASURED_WORK_WORDS.has(word)),
    hasOccupation,
    isTenure: (firstPerson || hasOccupation) && isOfYears(measures, words),
    ...meanings,
    grounds: grounds.stems,
    abstract: grounds.abstract,
    opening: grounds.opening,
    facts: new Set([...measures.map(({ value }) => value), ...names]),
    measures,
    years,
    times,
    quote: quoteFrom(original),
    redacted: isRedacted(original),
  };
}

/** The statements of one answer. The same words under the same heading are one statement, however often made. */
function statementsOf(answer: ReviewAnswer): ReadSentence[] {
  const place = { answer, homes: homesOf(answer) };
  const normal = readText(answer);
  const seen = new Set<string>();
  const statements = normal.sentences.flatMap((sentence) => {
    const { lead, wording } = sentence;
    const text = `${lead ? normal.text.slice(lead.start, lead.end) : ''}\n${wording.plain}`;
    if (seen.has(text)) return [];
    seen.add(text);
    return [readSentence(place, normal, sentence)];
  });
  return isForeign(statements.flatMap(({ words }) => words)) ? statements.map(asForeign) : statements;
}

/** Of an answer in another language the shorter sentences are in that, too, though they alone would not show it. */
function asForeign(sentence: ReadSentence): ReadSentence {
  return sentence.texture === 'prose' ? sentence : { ...sentence, texture: 'foreign' };
}

/** A statement that is made in several answers is one, too, and knows of all its places. */
function withoutCopies(sentences: readonly ReadSentence[]): ReadSentence[] {
  const statements = new Map<string, ReadSentence>();
  for (const sentence of sentences) {
    const statement = statements.get(sentence.statement);
    if (!statement) statements.set(sentence.statement, sentence);
    else if (!statement.places.some(({ answer }) => answer === sentence.answer)) statement.places.push(...sentence.places);
  }
  return [...statements.values()];
}

/** All answers, statement by statement, in an order that does not depend on the order they came in. */
export function readAnswers(answers: readonly ReviewAnswer[]): ReadSentence[] {
  const ordered = [...answers].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.value < b.value ? -1 : 1));
  const sentences = withoutCopies(ordered.flatMap(statementsOf));
  markGrounded(sentences);
  return sentences;
}
