import { knownWords } from './known-words.js';

/** How often a letter follows two others in the words that the lists know; a space stands for the edge of a word. */
const AFTER_TWO = new Map<string, number>();
const TWO = new Map<string, number>();
const AFTER_ONE = new Map<string, number>();
const ONE = new Map<string, number>();

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function framed(word: string): string {
  return `  ${word} `;
}

for (const word of knownWords()) {
  if (!/^[a-z]+$/.test(word)) continue;
  const text = framed(word);
  for (let at = 2; at < text.length; at += 1) {
    count(AFTER_TWO, text.slice(at - 2, at + 1));
    count(TWO, text.slice(at - 2, at));
    count(AFTER_ONE, text.slice(at - 1, at + 1));
    count(ONE, text.charAt(at - 1));
  }
}

const LETTERS = 27;
/** As much as is believed of pairs where triples are rare. */
const TRUST = 4;

function surprise(text: string, at: number): number {
  const pair = ((AFTER_ONE.get(text.slice(at - 1, at + 1)) ?? 0) + 0.2) / ((ONE.get(text.charAt(at - 1)) ?? 0) + 0.2 * LETTERS);
  const triple = ((AFTER_TWO.get(text.slice(at - 2, at + 1)) ?? 0) + TRUST * pair) / ((TWO.get(text.slice(at - 2, at)) ?? 0) + TRUST);
  return -Math.log2(triple);
}

/** Bits a letter: about three for an English word, five and more where no language has put the letters together. */
export function oddness(word: string): number {
  const text = framed(word);
  let bits = 0;
  for (let at = 2; at < text.length; at += 1) bits += surprise(text, at);
  return bits / (text.length - 2);
}
