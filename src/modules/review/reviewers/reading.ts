import { type ClarityRole } from '../../fields/field.js';
import { type PhraseHit } from '../../fields/lexicon/phrase-matcher.js';
import { MASK_CAPITAL, MASK_LOWER, type Token, tokenise, UNKNOWN_WORD } from '../../fields/lexicon/tokens.js';
import { isEnglishFunctionWord } from '../text/language.js';
import { isMeasureWord, measuresOf } from '../text/measures.js';
import { normalise, type NormalText } from '../text/normalise.js';
import { countableWords, isCapitalised, type Texture, textureOf } from '../text/prose.js';
import { type Sentence, sentencesOf } from '../text/sentences.js';
import { type Meaning, VOCABULARY } from '../text/vocabulary.js';
import { AMBIGUOUS_NAMES } from '../text/words/ambiguous-names.js';
import { type LadderRung, type TermCriterion } from '../text/words/criterion-terms.js';
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
  places: readonly ReviewAnswer[];
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
  /** Per industry, the words that point to it. */
  industries: ReadonlyMap<string, ReadonlySet<string>>;
  /** The figures and names it rests on. */
  facts: ReadonlySet<string>;
  /** The longest part of it that is free of redactions. */
  quote: string;
  redacted: boolean;
}

const GENERIC_CAPITALS = new Set(['ai', 'api', 'sms', 'saas', 'ceo', 'cto', 'coo', 'it', 'iot', 'ml', 'llm', 'app', 'mvp', 'b2b', 'b2c', 'hr', 'pr', 'vc', 'url', 'ok', 'esg', 'roi', 'kpi', 'r', 'crm', 'erp', 'x', 'web3', 'vr', 'ar', 'nft']);
const MAX_QUOTE = 240;
const MASKS = new RegExp(`[${MASK_CAPITAL}${MASK_LOWER}]+`, 'u');

function seenWord({ word, capital }: Token): string {
  return capital && AMBIGUOUS_NAMES.has(word) ? UNKNOWN_WORD : word;
}

/** Capitalised words inside a sentence that mean nothing else; none where everything is capitalised. */
function namesIn(tokens: readonly Token[], hits: readonly PhraseHit<Meaning>[]): string[] {
  if (isCapitalised(tokens)) return [];
  const known = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)));
  return tokens.flatMap((token, at) => {
    const word = seenWord(token);
    const isName = token.capital && at > 0 && !known.has(at) && !isEnglishFunctionWord(word) && !isMeasureWord(word);
    return isName && !GENERIC_CAPITALS.has(word) ? [word] : [];
  });
}

function shorten(quote: string): string {
  if (quote.length <= MAX_QUOTE) return quote;
  const cut = quote.slice(0, MAX_QUOTE + 1);
  const end = cut.search(/\s\S*$/u);
  const short = cut.slice(0, end > MAX_QUOTE / 2 ? end : MAX_QUOTE);
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

function quoteFrom(text: string): string {
  const parts = text.split(MASKS).map((part) => part.trim());
  return shorten(parts.reduce((longest, part) => (part.length > longest.length ? part : longest), ''));
}

interface Meanings {
  roles: Map<ClarityRole, number>;
  terms: Map<TermCriterion, number>;
  rungs: Set<LadderRung>;
  industries: Map<string, Set<string>>;
  signals: Set<string>;
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function isExcepted({ tag, from, to }: PhraseHit<Meaning>, exceptions: readonly PhraseHit<Meaning>[]): boolean {
  return exceptions.some(
    (other) =>
      tag.kind === 'role' && other.tag.kind === 'not_role' && other.tag.role === tag.role && from >= other.from && to <= other.to,
  );
}

function interpret(hits: readonly PhraseHit<Meaning>[], words: readonly string[]): Meanings {
  const found: Meanings = { roles: new Map(), terms: new Map(), rungs: new Set(), industries: new Map(), signals: new Set() };
  const exceptions = hits.filter(({ tag }) => tag.kind === 'not_role');
  for (const hit of hits) {
    const { tag } = hit;
    if (tag.kind === 'role' && !isExcepted(hit, exceptions)) count(found.roles, tag.role);
    if (tag.kind === 'term') count(found.terms, tag.criterion);
    if (tag.kind === 'rung') found.rungs.add(tag.rung);
    if (tag.kind === 'signal') found.signals.add(tag.signal);
    if (tag.kind === 'segment') found.signals.add('segment');
    if (tag.kind === 'industry') {
      const pointers = found.industries.get(tag.industry) ?? new Set();
      found.industries.set(tag.industry, pointers.add(words[hit.from] ?? ''));
    }
  }
  return found;
}

function readSentence(answer: ReviewAnswer, normal: NormalText, sentence: Sentence): ReadSentence {
  const { start, end, lead } = sentence;
  const own = tokenise(normal.text.slice(start, end));
  const tokens = lead ? [...tokenise(normal.text.slice(lead.start, lead.end)), ...own] : own;
  const words = tokens.map(seenWord);
  const hits = VOCABULARY.match(words);
  const { signals, ...meanings } = interpret(hits, words);
  const { measures, dated } = measuresOf(tokens);
  const names = namesIn(tokens, hits);
  const features = new Set<Feature>(measures.map(({ kind }) => kind));
  if (measures.length > 0) features.add('measure');
  if (measures.length > 1) features.add('two_measures');
  if (dated) features.add('date');
  if (names.length > 0) features.add('name');
  for (const signal of ['segment', 'past', 'source', 'comparison'] as const) if (signals.has(signal)) features.add(signal);
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
    redacted: MASKS.test(original),
  };
}

/** The same words with the same figures are one statement, however often they are made. */
function withoutCopies(sentences: readonly ReadSentence[]): ReadSentence[] {
  const statements = new Map<string, ReadSentence>();
  for (const sentence of sentences) {
    const statement = statements.get(sentence.statement);
    const places = [...(statement?.places ?? []), sentence.answer];
    statements.set(sentence.statement, { ...(statement ?? sentence), places });
  }
  return [...statements.values()];
}

/** All answers, statement by statement, in an order that does not depend on the order they came in. */
export function readAnswers(answers: readonly ReviewAnswer[]): ReadSentence[] {
  const ordered = [...answers].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.value < b.value ? -1 : 1));
  const sentences = ordered.flatMap((answer) => {
    const normal = normalise(answer.value);
    return sentencesOf(normal.text).map((sentence) => readSentence(answer, normal, sentence));
  });
  return withoutCopies(sentences);
}
