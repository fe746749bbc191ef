import { type Token } from '../../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../../language/language.js';
import { directionOf, type Meaning, product } from '../../../../language/word-meanings.js';
import { type AnswerText, type SentenceText } from '../answer-text.js';
import { type Reading, readingOf } from '../readable-words.js';
import { debrisShare } from './debris.js';
import { brokenPairs, isMashed, looseWords } from './nonsense.js';
import { orderOf } from './word-order.js';

const LETTERS = /^(?=.*[aeiouy])[a-z]{3,15}$/;
const LETTERS_OF_WORD = 3;
const CELL_EDGE = /[|\t\n;•]/;
const BEFORE = /^[\s(]?$/;
const BEHIND = /^(?:$|\s|[,.;:!?)](?:$|\s|\)))/;
const MOST_WORDS = 800;
/** What a few words show is believed only so far. */
const FEW = 10;
const SOME = 4;
/** Words so near each other have to do with each other. */
const REACH = 3;
const USUAL_LIKENESS = 0.2;
const USUAL_ORDER = 0.3;

/** How an answer reads; shares are of its words. */
export interface GibberishSigns {
  readonly words: number;
  /** Of the different words in small letters, those that English does not have, and slips for words that it has. */
  readonly unknown: number;
  readonly slips: number;
  readonly telling: number;
  readonly mash: number;
  /** How far the order of its words is from that of sentences. */
  readonly disorder: number;
  /** Pairs of words that no sentence has. */
  readonly broken: number;
  /** Words in long rows without a small word between them. */
  readonly loose: number;
  /** How far neighbouring words are from having to do with each other. */
  readonly scatter: number;
  /** Words of a letter or two that are no small words. */
  readonly stubs: number;
  readonly debris: number;
  readonly figures: number;
  readonly names: number;
}

interface Sum {
  likeness: number;
  pairs: number;
}

function addLikeness({ plain, tokens }: SentenceText, sum: Sum): void {
  let near: Meaning[] = [];
  let last = 0;
  for (const { kind, word, capital, start, end } of tokens) {
    if (CELL_EDGE.test(plain.slice(last, start))) near = [];
    last = end;
    if (kind !== 'word' || capital || isEnglishFunctionWord(word)) continue;
    const direction = directionOf(word);
    if (!direction) continue;
    for (const other of near) {
      sum.likeness += product(direction, other);
      sum.pairs += 1;
    }
    near.push(direction);
    if (near.length > REACH) near.shift();
  }
}

/** A word of running text: no name, no abbreviation, and no part of a code or a formula. */
function isRunning(plain: string, { word, capital, kind, start, end }: Token): boolean {
  if (kind !== 'word' || capital || !LETTERS.test(word) || isEnglishFunctionWord(word)) return false;
  return BEFORE.test(plain.charAt(start - 1)) && BEHIND.test(plain.slice(end, end + 2));
}

export function gibberishSigns({ answer, sentences }: AnswerText): GibberishSigns {
  const counts = { words: 0, broken: 0, loose: 0, stubs: 0, mash: 0, figures: 0, names: 0 };
  const telling = new Map<string, Reading>();
  const sum: Sum = { likeness: 0, pairs: 0 };
  let bits = 0;
  let places = 0;
  for (const sentence of sentences) {
    if (counts.words > MOST_WORDS) break;
    if (sentence.isForeign) continue;
    const order = orderOf(sentence);
    bits += order.bits;
    places += order.pairs;
    addLikeness(sentence, sum);
    counts.broken += brokenPairs(sentence);
    counts.loose += looseWords(sentence);
    sentence.tokens.forEach((token, at) => {
      if (token.kind !== 'word') {
        counts.figures += 1;
        return;
      }
      counts.words += 1;
      counts.mash += Number(isMashed(token));
      if (token.capital && at > 0 && !isEnglishFunctionWord(token.word)) counts.names += 1;
      counts.stubs += Number(token.word.length < LETTERS_OF_WORD && !token.capital && !isEnglishFunctionWord(token.word));
      if (isRunning(sentence.plain, token)) telling.set(token.word, readingOf(token.word));
    });
  }
  const all = Math.max(counts.words, 1);
  const readings = [...telling.values()];
  const shareOf = (wanted: Reading): number =>
    readings.filter((reading) => reading === wanted).length / (readings.length + SOME);
  return {
    words: counts.words,
    unknown: shareOf('none'),
    slips: shareOf('slip'),
    telling: telling.size,
    mash: counts.mash / all,
    disorder: (USUAL_ORDER * places - bits) / (places + FEW),
    scatter: (USUAL_LIKENESS * sum.pairs - sum.likeness) / (sum.pairs + FEW * REACH),
    broken: counts.broken / (all + FEW),
    loose: counts.loose / all,
    stubs: counts.stubs / (all + FEW),
    debris: debrisShare(answer.value),
    figures: counts.figures / (all + counts.figures),
    names: counts.names / all,
  };
}
