import { PhraseMatcher } from '../../../../language/phrase-matcher.js';
import { rememberWords } from '../../../../language/remember-words.js';
import { type Token } from '../../../../language/tokens.js';
import { isEnglishFunctionWord } from '../../../../language/language.js';
import { stem } from '../../../../language/stem.js';
import { isCommonWord } from '../../../../language/word-meanings.js';
import { type AnswerText } from '../answer-text.js';
import { JARGON_WORDS, RUBRIC_WORDS } from '../words/buzz-words.js';
import { isGeneric } from './keyword-lists.js';

const FURTHER = new PhraseMatcher<true>(
  [...JARGON_WORDS, ...Object.values(RUBRIC_WORDS).flat()].map((word): [string, true] => [word, true]),
);
const MOST_WORDS = 600;
const FEW = 6;
/** So many words in a row without a small word or a figure are no part of a sentence. */
const LONG_RUN = 5;
const JOINS = new Set(['and', 'or', 'for', 'of', 'to', 'the', 'a']);
const FIGURE = /\p{Nd}/u;
/** Half of a buzz word rather than a figure. */
const NO_FIGURE = /^(?:20[2-3]\d|4\.0|[56]g|web3|b2b|b2c|k12|360|24|7|10|1|2|3|4|5|6)$/;

/** How an answer is worded; shares are of its words. */
export interface StuffingSigns {
  readonly words: number;
  /** Words that any venture can write about itself. */
  readonly generic: number;
  /** Words in long rows without a small word or a figure, whatever parts them. */
  readonly listed: number;
  /** Words that it has already had, and the share of the one it has most often. */
  readonly again: number;
  readonly most: number;
  readonly figures: number;
  /** Names, and words that neither many texts nor any venture have. */
  readonly names: number;
  readonly concrete: number;
  readonly small: number;
}

const isPlain = rememberWords((word) => isGeneric(word) || FURTHER.match([word]).length > 0);

export function stuffingSigns({ sentences }: AnswerText): StuffingSigns {
  const tokens = sentences.flatMap((sentence): readonly Token[] => sentence.tokens).slice(0, MOST_WORDS);
  const counts = { words: 0, generic: 0, listed: 0, figures: 0, names: 0, concrete: 0, small: 0 };
  const roots = new Map<string, number>();
  let content = 0;
  let run = 0;
  const close = (): void => {
    if (run >= LONG_RUN) counts.listed += run;
    run = 0;
  };
  const capitals = tokens.filter(({ capital }) => capital).length;
  const isTitled = capitals * 2 > tokens.length;
  for (const { kind, word, capital } of tokens) {
    if (kind !== 'word' || FIGURE.test(word)) {
      if (!NO_FIGURE.test(word)) {
        counts.figures += 1;
        close();
      }
      if (kind !== 'word') continue;
    }
    counts.words += 1;
    if (isEnglishFunctionWord(word)) {
      counts.small += 1;
      if (!JOINS.has(word)) close();
      continue;
    }
    run += 1;
    content += 1;
    const root = stem(word);
    roots.set(root, (roots.get(root) ?? 0) + 1);
    if (isPlain(word)) counts.generic += 1;
    else if (capital && !isTitled) counts.names += 1;
    else if (!isCommonWord(word)) counts.concrete += 1;
  }
  close();
  const all = counts.words + FEW;
  const of = Math.max(content, 1);
  return {
    words: counts.words,
    generic: counts.generic / of,
    listed: counts.listed / Math.max(counts.words, 1),
    again: (content - roots.size) / (content + FEW),
    most: Math.max(0, ...roots.values()) / (content + FEW),
    figures: counts.figures / all,
    names: counts.names / all,
    concrete: counts.concrete / of,
    small: counts.small / Math.max(counts.words, 1),
  };
}
