import { type PhraseHit } from '../../../../language/phrase-matcher.js';
import { type Token } from '../../../../language/tokens.js';
import { HIGH_MARKS, JOINS_MARK, LEADS_TO_MARK } from '../words/mark-words.js';
import { type OrderWord } from '../words/order-words.js';

/** A mark that leaves nothing to wish for: words from, and up to before, `to`. */
export interface TopMark {
  from: number;
  to: number;
  /** Could also be said of other things. */
  loose: boolean;
  /** Only the best of several, which may be any. */
  best: boolean;
}

const SCALES = new Set(['4', '5', '10', '20', '100', '1000']);

export function isHighNumber(word: string): boolean {
  return HIGH_MARKS.has(word);
}

type Found = (tag: OrderWord) => readonly PhraseHit<OrderWord>[];

/** "10/10", "100 out of 100", "9 of 10". */
function fractions(text: string, tokens: readonly Token[]): TopMark[] {
  return tokens.flatMap((token, at): TopMark[] => {
    if (token.kind !== 'number' || !(HIGH_MARKS.has(token.word) || SCALES.has(token.word))) return [];
    const next = tokens[at + 1];
    const isSlash = next?.kind === 'number' && /^\s?\/\s?$/.test(text.slice(token.end, next.start));
    const outOf = next?.word === 'out' && tokens[at + 2]?.word === 'of' ? tokens[at + 3] : undefined;
    const scale = isSlash ? next : outOf;
    if (!scale || !SCALES.has(scale.word) || Number(token.word) < Number(scale.word) * 0.9) return [];
    return [{ from: at, to: at + (isSlash ? 2 : 4), loose: false, best: false }];
  });
}

function follows(
  words: readonly string[],
  from: number,
  starts: ReadonlySet<number>,
  between: ReadonlySet<string>,
  most: number,
): number | null {
  for (let at = from; at <= from + most; at += 1) {
    if (starts.has(at)) return at;
    if (!between.has(words[at] ?? '')) return null;
  }
  return null;
}

/** Finds the marks that an applicant could wish for. */
export function findTopMarks(text: string, tokens: readonly Token[], found: Found): TopMark[] {
  const marks = found('mark');
  const looseMarks = found('mark_loose');
  const direct = found('top_mark').map(({ from, to }) => ({ from, to, loose: false, best: false }));
  const numbers = fractions(text, tokens);
  if (marks.length === 0 && looseMarks.length === 0) return [...direct, ...numbers];
  const words = tokens.map(({ word }) => word);
  const startsOf = (hits: readonly PhraseHit<OrderWord>[]): Set<number> => new Set(hits.map(({ from }) => from));
  const markStarts = startsOf(marks);
  const looseStarts = startsOf(looseMarks);
  const tops = [
    ...found('top').map((hit) => ({ ...hit, loose: false })),
    ...found('top_loose').map((hit) => ({ ...hit, loose: true })),
  ];
  const topStarts = startsOf(found('top'));
  const before = tops.flatMap(({ from, to, loose }): TopMark[] => {
    const best = words[from] === 'best';
    const mark = follows(words, to, markStarts, JOINS_MARK, 3);
    if (mark !== null) return [{ from, to: mark + 1, loose, best }];
    const looseMark = follows(words, to, looseStarts, JOINS_MARK, 3);
    return looseMark === null ? [] : [{ from, to: looseMark + 1, loose: true, best }];
  });
  const after = marks.flatMap(({ from, to }): TopMark[] => {
    const value = follows(words, to, new Set([...topStarts, ...highStarts(words, to)]), LEADS_TO_MARK, 4);
    return value === null ? [] : [{ from, to: value + 1, loose: false, best: words[value] === 'best' }];
  });
  const numbered = marks.flatMap(({ from, to }): TopMark[] =>
    HIGH_MARKS.has(words[from - 1] ?? '') && /^(?:points|stars|marks|mark|score|rating|grade)$/.test(words[from] ?? '')
      ? [{ from: from - 1, to, loose: false, best: false }]
      : [],
  );
  const bare = found('top').flatMap(({ from, to }): TopMark[] =>
    /^(?:maximum|max|full|highest|top)$/.test(words[from] ?? '') &&
    /^(?:|for|in|on|to|across|everywhere)$/.test(words[to] ?? '')
      ? [{ from, to, loose: true, best: false }]
      : [],
  );
  const levels = looseMarks.flatMap(({ from, to }): TopMark[] =>
    words[from] === 'level' && /^(?:4|four|5|five)$/.test(words[to] ?? '')
      ? [{ from, to: to + 1, loose: true, best: false }]
      : [],
  );
  return [...direct, ...numbers, ...before, ...after, ...numbered, ...levels, ...bare];
}

function highStarts(words: readonly string[], from: number): number[] {
  return [0, 1, 2, 3, 4].map((offset) => from + offset).filter((at) => HIGH_MARKS.has(words[at] ?? ''));
}
