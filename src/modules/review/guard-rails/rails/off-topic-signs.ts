import { PhraseMatcher } from '../../../../language/phrase-matcher.js';
import { type Token } from '../../../../language/tokens.js';
import { englishShare, isFunctionWord } from '../../../../language/language.js';
import { stem } from '../../../../language/stem.js';
import { type AnswerText } from '../answer-text.js';
import { type Profile, type Relation } from '../relation.js';
import { GENRE_WORDS } from '../words/genre-words.js';
import { kindOf, PAST_FORMS } from '../../text/words/life-words.js';
import { VENTURE_WORDS } from '../words/venture-words.js';

const GENRES = new PhraseMatcher<string>(
  Object.entries(GENRE_WORDS).flatMap(([genre, phrases]) => phrases.map((phrase): [string, string] => [phrase, genre])),
);
const VENTURE = new PhraseMatcher<true>(VENTURE_WORDS.map((phrase) => [phrase, true]));
const PAST = /[a-z]{2}ed$/;
const LARGE_FIGURE = /^\d+[.,]\d/;
const LETTER = /^\s*(?:dear|hello|hi)\s[\p{L}\s]{2,30},|\b(?:yours|love|kisses),\s*\p{L}+\s*$/iu;
const OWN = new Set(['we', 'our', 'us', 'i', 'my']);
const MOST_WORDS = 600;
/** Shorter ones are names and terms. */
const QUOTATION = 30;
/** Who quotes nearly all of it says it himself. */
const OWN_SHARE = 1 / 3;

/** How an answer speaks; shares are of its words. */
export interface Signs {
  readonly venture: number;
  /** Different words of ventures. */
  readonly ventureWords: number;
  /** Words of private life and of the world at large that no other answer has, and of how many kinds they are. */
  readonly life: number;
  readonly lifeKinds: number;
  readonly past: number;
  /** Money, per cents and large figures. */
  readonly figures: number;
  /** Of its sentences, those that begin with neither a small word nor a name: "Boil the potatoes". */
  readonly bareStarts: number;
  readonly letter: number;
  readonly topical: number;
  /** Different turns of phrase of the kind of writing, other than answers, that it has most of. */
  readonly genre: number;
  readonly prose: number;
  /** Sentences in which a "we" or an "I" speaks of ventures or of what the other answers speak of. */
  readonly spoken: number;
  /** Of its sentences, those with a word of ventures or of the other answers. */
  readonly linked: number;
  readonly shared: number;
  readonly names: number;
}

/** The sentences in the answer's own words, without what it quotes. */
function ownSentences({ sentences, quotations }: AnswerText): (readonly Token[])[] {
  const long = quotations.filter(({ start, end }) => end - start >= QUOTATION);
  const all: (readonly Token[])[] = [];
  const own: (readonly Token[])[] = [];
  let words = 0;
  let ownWords = 0;
  let at = 0;
  for (const { start, tokens } of sentences) {
    const kept = long.length === 0 ? tokens : tokens.filter((token) => {
      const place = start + token.start;
      while ((long[at]?.end ?? Infinity) <= place) at += 1;
      return place < (long[at]?.start ?? Infinity);
    });
    all.push(tokens);
    own.push(kept);
    words += tokens.length;
    ownWords += kept.length;
    if (words > MOST_WORDS) break;
  }
  return ownWords < words * OWN_SHARE ? all : own;
}

function isFigure({ kind, word }: Token): boolean {
  return kind === 'currency' || kind === 'percent' || (kind === 'number' && LARGE_FIGURE.test(word));
}

function startsBare([first, second, third]: readonly Token[]): boolean {
  if (!first || !second || !third || first.kind !== 'word') return false;
  return !isFunctionWord(first.word) && !first.word.endsWith('s') && !second.capital;
}

interface ReadSentence {
  isOwn: boolean;
  isLinked: boolean;
  isKin: boolean;
}

function readSentence(tokens: readonly Token[], isKnown: (subject: string) => boolean): ReadSentence {
  const words = tokens.map(({ word }) => word);
  return {
    isOwn: words.some((word) => OWN.has(word)),
    isLinked: VENTURE.match(words).length > 0,
    isKin: words.some((word) => isKnown(stem(word))),
  };
}

function mostOfOneGenre(words: readonly string[]): number {
  const found = new Map<string, Set<string>>();
  for (const { tag, from, to } of GENRES.match(words)) found.set(tag, (found.get(tag) ?? new Set<string>()).add(words.slice(from, to).join(' ')));
  return Math.max(0, ...[...found.values()].map(({ size }) => size));
}

export function signsOf({ text, topical }: Profile, { shared, isKnown }: Relation): Signs {
  const sentences = ownSentences(text).filter(({ length }) => length > 0);
  const tokens = sentences.flat();
  const read = sentences.map((sentence) => readSentence(sentence, isKnown));
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word);
  const told = VENTURE.match(words);
  const total = Math.max(words.length, 1);
  const lived = words.filter((word) => kindOf(word) !== undefined && !isKnown(stem(word)));
  const shareOf = (count: number): number => count / total;
  return {
    venture: shareOf(new Set(told.map(({ from }) => from)).size),
    ventureWords: new Set(told.map(({ from }) => words[from])).size,
    life: shareOf(lived.length),
    lifeKinds: new Set(lived.map((word) => kindOf(word))).size,
    past: shareOf(words.filter((word) => PAST_FORMS.has(word) || PAST.test(word)).length),
    figures: shareOf(tokens.filter(isFigure).length),
    bareStarts: sentences.filter(startsBare).length / Math.max(sentences.length, 1),
    letter: Number(LETTER.test(text.answer.value)),
    topical,
    genre: mostOfOneGenre(words),
    prose: englishShare(words),
    spoken: read.filter(({ isOwn, isLinked, isKin }) => isOwn && (isLinked || isKin)).length,
    linked: read.filter(({ isLinked, isKin }) => isLinked || isKin).length / Math.max(read.length, 1),
    shared,
    names: shareOf(tokens.filter(({ kind, capital }, at) => kind === 'word' && capital && at > 0).length),
  };
}
