import { NUMBER_WORDS } from '../../../language/numerals.js';
import { readText, type Wording } from '../../../language/read-text.js';
import { readList, readWords } from '../../../language/resources.js';
import { NUMBER, seenTokens, YEAR } from '../../../language/seen-words.js';
import { between, tokenise } from '../../../language/tokens.js';
import { type Edges, WordPatterns } from '../../../language/word-patterns.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { isParted } from './clauses.js';

/** What an answer says of who pays the venture now. */
export interface Paid {
  readonly what: 'paying customers' | 'revenue';
  /** As written; null where it says that there is none. */
  readonly figure: string | null;
  readonly answer: ReviewAnswer;
}

interface Tag {
  readonly what: Paid['what'];
  readonly isNone: boolean;
  readonly isOfProgress: boolean;
}

const CUSTOMERS: Tag = { what: 'paying customers', isNone: false, isOfProgress: false };
const LISTS: readonly (readonly [string, Tag])[] = [
  ['customers', CUSTOMERS],
  ['customers-as-progress', { ...CUSTOMERS, isOfProgress: true }],
  ['no-customers', { ...CUSTOMERS, isNone: true }],
  ['revenue', { ...CUSTOMERS, what: 'revenue' }],
  ['no-revenue', { ...CUSTOMERS, what: 'revenue', isNone: true }],
];
/** A figure or a sum as patterns have it, as a reviewer sees any. */
const STAND_IN: Readonly<Record<string, string>> = { NUMBER: '7', MONEY: '$' };
const PATTERNS = new WordPatterns<Tag>(
  LISTS.flatMap(([list, tag]) => readList(`paying/${list}.txt`).map((line): [string, Tag] => [line, tag])),
  (part) => {
    const text = STAND_IN[part] ?? part;
    return seenTokens(text, tokenise(text)).map((word) => word.text);
  },
);

const NOT_NOW = readWords('not-now');
/** Where a venture tells of others. */
const OF_OTHERS: ReadonlySet<ReviewAnswer['role']> = new Set(['problem', 'market', 'competition']);
/** In the sentence before, these may limit what is said to one of several products. */
const ANOTHER = new Set(['new', 'second', 'third', 'next', 'another', 'other', 'later']);
const JOINERS = new Set(['but', 'and', 'so', 'yet', 'because', 'though']);
/** After a comma may follow what is limited by what stands before it: "for the app, we have no customers". */
const CLAUSE_START = /[;:–—]/u;

function edgesOf(wording: Wording): Edges {
  const { plain, tokens } = wording;
  return {
    opens: (at) => at === 0 || CLAUSE_START.test(between(plain, tokens, at)) || JOINERS.has(tokens[at - 1]?.word ?? ''),
    closes: (at) => at === tokens.length || isParted(wording, at) || JOINERS.has(tokens[at]?.word ?? ''),
  };
}

/** How much of a sentence, from its beginning, tells of now and of the venture's own: whole clauses, each with what stands before it. */
function ofNow(wording: Wording): number {
  const words = wording.seen.map(({ text }) => text);
  if (words.includes(YEAR) && !words.includes('since')) return 0;
  // As it is seen, the month of May is not what may be.
  let end = words.findIndex((word) => NOT_NOW.has(word));
  if (end < 0) return words.length;
  while (end > 0 && !isParted(wording, end)) end -= 1;
  return end;
}

function paidIn(wording: Wording, before: Wording | undefined, answer: ReviewAnswer): Paid[] {
  const { plain, tokens, seen } = wording;
  const hits = PATTERNS.find(seen, edgesOf(wording));
  const end = hits.length === 0 ? 0 : ofNow(wording);
  return hits.flatMap(({ tag, at }): Paid[] => {
    const { what, isNone, isOfProgress } = tag;
    if ((isOfProgress && answer.role !== 'traction') || (at.at(-1) ?? 0) >= end) return [];
    if (isNone) return before?.tokens.some(({ word }) => ANOTHER.has(word)) ? [] : [{ what, figure: null, answer }];
    const { word = '', start, end: last } = tokens[at.find((place) => seen[place]?.text === NUMBER) ?? -1] ?? {};
    const value = Number(NUMBER_WORDS.get(word) ?? word.replace(/[.,]/gu, ''));
    return value > 0 ? [{ what, figure: plain.slice(start, last), answer }] : [];
  });
}

/** What is told of who pays the venture now, sentence by sentence. */
export function paidBy(answer: ReviewAnswer): Paid[] {
  if (OF_OTHERS.has(answer.role)) return [];
  const wordings = readText(answer).sentences.map(({ wording }) => wording);
  return wordings.flatMap((wording, at) => paidIn(wording, wordings[at - 1], answer));
}
