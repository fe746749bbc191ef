import { type ClarityRole } from '../../fields/field.js';
import { type PhraseHit } from '../../fields/lexicon/phrase-matcher.js';
import { type Token, tokenise, UNKNOWN_WORD } from '../../fields/lexicon/tokens.js';
import { isEnglishFunctionWord } from '../text/language.js';
import { isMeasureWord, measuresOf } from '../text/measures.js';
import { normalise, type NormalText } from '../text/normalise.js';
import { countableWords, isCapitalised, type Texture, textureOf } from '../text/prose.js';
import { type Sentence, sentencesOf } from '../text/sentences.js';
import { type Meaning, VOCABULARY } from '../text/vocabulary.js';
import { AMBIGUOUS_NAMES } from '../text/words/ambiguous-names.js';
import { type LadderRung, type TermCriterion } from '../text/words/criterion-terms.js';
import { GENERIC_CAPITALS } from '../text/words/word-sets.js';
import { interpret } from './meanings.js';
import { isRedacted, quoteFrom } from './quote-from.js';
import { type ReviewAnswer } from './reviewer.js';

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
  | 'comparison';

/** A sentence as the embedded reviewer understands it. All of it comes from the sentence alone. */
export interface ReadSentence {
  answer: ReviewAnswer;
  /** Every answer that it stands in: a sentence that is copied about belongs only where all of its copies do. */
  places: ReviewAnswer[];
  start: number;
  words: string[];
  /** All it says, for telling copies. */
  statement: string;
  texture: Texture;
  features: ReadonlySet<Feature>;
  hedged: boolean;
  buzz: boolean;
  /** Speaks to the reviewer about the review. */
  aboutReview: boolean;
  roles: ReadonlyMap<ClarityRole, number>;
  terms: ReadonlyMap<TermCriterion, number>;
  rungs: ReadonlySet<LadderRung>;
  /** The figures and names it rests on. */
  facts: ReadonlySet<string>;
  /** The longest part of it that is free of redactions. */
  quote: string;
  redacted: boolean;
}

function seenWord({ word, capital }: Token): string {
  return capital && AMBIGUOUS_NAMES.has(word) ? UNKNOWN_WORD : word;
}

/**
 * Capitalised words inside a sentence that mean nothing else; none where everything is capitalised. The capitals that a
 * sentence opens with do not count, all of them: a founder's two names, once masked, are one word at its beginning.
 */
function namesIn(tokens: readonly Token[], hits: readonly PhraseHit<Meaning>[]): string[] {
  if (isCapitalised(tokens)) return [];
  const opening = tokens.findIndex(({ capital }) => !capital);
  const known = new Set<number>();
  for (const { from, to } of hits) for (let at = from; at < to; at += 1) known.add(at);
  return tokens.flatMap((token, at) => {
    const word = seenWord(token);
    const isName = token.capital && at > opening && !known.has(at) && !isEnglishFunctionWord(word) && !isMeasureWord(word);
    return isName && !GENERIC_CAPITALS.has(word) ? [word] : [];
  });
}

function readSentence(answer: ReviewAnswer, normal: NormalText, sentence: Sentence): ReadSentence {
  const { start, end, lead } = sentence;
  const own = tokenise(normal.text.slice(start, end));
  const tokens = lead ? [...tokenise(normal.text.slice(lead.start, lead.end)), ...own] : own;
  const words = tokens.map(seenWord);
  const hits = VOCABULARY.match(words);
  const { signals, ...meanings } = interpret(hits);
  const { measures, dated } = measuresOf(tokens);
  const names = namesIn(tokens, hits);
  const features = new Set<Feature>(measures.map(({ kind }) => kind));
  if (measures.length > 0) features.add('measure');
  if (measures.length > 1) features.add('two_measures');
  if (dated) features.add('date');
  if (names.length > 0) features.add('name');
  for (const signal of ['segment', 'past', 'source', 'comparison'] as const)
    if (signals.has(signal)) features.add(signal);
  const original = answer.value.slice(normal.toOriginal(start), normal.toOriginal(end - 1) + 1);
  return {
    answer,
    places: [answer],
    start,
    words: countableWords(own),
    statement: words.join(' '),
    texture: textureOf(tokens),
    features,
    hedged: signals.has('hedged'),
    buzz: signals.has('buzz'),
    aboutReview: signals.has('about_the_review'),
    ...meanings,
    facts: new Set([...measures.map(({ value }) => value), ...names]),
    quote: quoteFrom(original),
    redacted: isRedacted(original),
  };
}

/** The statements of one answer. The same words under the same heading are one statement, however often made. */
function statementsOf(answer: ReviewAnswer): ReadSentence[] {
  const normal = normalise(answer.value);
  const seen = new Set<string>();
  return sentencesOf(normal.text).flatMap((sentence) => {
    const { start, end, lead } = sentence;
    const text = `${lead ? normal.text.slice(lead.start, lead.end) : ''}\n${normal.text.slice(start, end)}`;
    if (seen.has(text)) return [];
    seen.add(text);
    return [readSentence(answer, normal, sentence)];
  });
}

/** A statement that is made in several answers is one, too, and knows of all its places. */
function withoutCopies(sentences: readonly ReadSentence[]): ReadSentence[] {
  const statements = new Map<string, ReadSentence>();
  for (const sentence of sentences) {
    const statement = statements.get(sentence.statement);
    if (!statement) statements.set(sentence.statement, sentence);
    else if (!statement.places.includes(sentence.answer)) statement.places.push(sentence.answer);
  }
  return [...statements.values()];
}

/** All answers, statement by statement, in an order that does not depend on the order they came in. */
export function readAnswers(answers: readonly ReviewAnswer[]): ReadSentence[] {
  const ordered = [...answers].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.value < b.value ? -1 : 1));
  return withoutCopies(ordered.flatMap(statementsOf));
}
