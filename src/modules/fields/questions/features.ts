import { isFunctionWord } from '../../../language/language.js';
import { rememberWords } from '../../../language/remember-words.js';
import { directionOf, MEANING_SIZE, weightOf } from '../../../language/word-meanings.js';
import { headPositions } from './head-word.js';
import { type Label } from './label.js';

/** The subject of a question hardly changes after this many words. */
const READ_WORDS = 25;
const READ_CLAUSES = 3;
/** The weight of what follows the main question or stands in brackets. */
const ASIDE = 0.5;
const FOR_PAIR = 0.8;
const FOR_PART = 0.35;
const FOR_MEANING = 0.5;
const SHORTEST_PART = 3;
const LONGEST_PART = 5;
const READ_LETTERS = 20;

type Note = (feature: string, value: number) => void;

/** "Financing", "financed" and "refinance" have parts in common. */
const partsOf = rememberWords((word) => {
  const bounded = `<${word.slice(0, READ_LETTERS)}>`;
  const parts: string[] = [];
  for (let size = SHORTEST_PART; size <= LONGEST_PART; size += 1)
    for (let at = 0; at + size <= bounded.length; at += 1) parts.push(`c${bounded.slice(at, at + size)}`);
  return parts;
});

function noteWords(words: readonly string[], note: Note): void {
  const bounded = ['^', ...words, '$'];
  words.forEach((word, at) => {
    note(`w${word}`, 1);
    note(`b${bounded[at] ?? ''} ${word}`, FOR_PAIR);
    for (const part of partsOf(word)) note(part, FOR_PART);
  });
  note(`b${words.at(-1) ?? ''} $`, FOR_PAIR);
}

/** The mean direction of what the words mean, at length one, as features. */
function meaningOf(parts: readonly (readonly [words: readonly string[], weight: number])[]): [string, number][] {
  const sum = Array.from({ length: MEANING_SIZE }, () => 0);
  for (const [words, weight] of parts) {
    for (const word of words) {
      const direction = isFunctionWord(word) ? null : directionOf(word);
      direction?.forEach((value, at) => {
        sum[at] = (sum[at] ?? 0) + weight * weightOf(word) * value;
      });
    }
  }
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((value, at) => [`v${at}`, (FOR_MEANING * value) / length]) : [];
}

/** The highest weight of a feature, by its kind, which is its first letter. */
export const MOST_BY_KIND: ReadonlyMap<string, number> = new Map([
  ['b', FOR_PAIR],
  ['c', FOR_PART],
]);

/** What a question shows of its topic: words, pairs, parts of words, the noun that it names, what its words mean. */
export function featuresOf({ clauses, hints }: Pick<Label, 'clauses' | 'hints'>): ReadonlyMap<string, number> {
  const features = new Map<string, number>([['bias', 1]]);
  const parts = [...clauses.slice(0, READ_CLAUSES), ...(hints.length > 0 ? [hints] : [])].map(
    (words, at) => [words.slice(0, READ_WORDS), at === 0 ? 1 : ASIDE] as const,
  );
  for (const [words, weight] of parts) {
    const note: Note = (feature, value) => {
      features.set(feature, Math.max(features.get(feature) ?? 0, value * weight));
    };
    noteWords(words, note);
    for (const at of headPositions(words)) note(`h${words[at] ?? ''}`, 1);
  }
  for (const [feature, value] of meaningOf(parts)) features.set(feature, value);
  return features;
}
