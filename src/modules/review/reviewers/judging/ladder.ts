import { type KnownWord } from '../../../../language/remember-words.js';
import { WordPatterns } from '../../../../language/word-patterns.js';
import { readList } from '../../../../language/resources.js';

const RUNGS = ['prototype', 'use', 'payment', 'growth'] as const;
/** A step of proof that people want something. */
export type Rung = (typeof RUNGS)[number];

const MATCHER = new WordPatterns<Rung>(
  RUNGS.flatMap((rung) => readList(`ladder/${rung}.txt`).map((phrase): [string, Rung] => [phrase, rung])),
);

/** The steps that a statement has words for. */
export function rungsIn(words: readonly KnownWord[]): Set<Rung> {
  return new Set(MATCHER.find(words).map(({ tag }) => tag));
}

export function isOfLadder(word: string): boolean {
  return MATCHER.knows(word);
}
