import { opensClause } from '../../../language/clauses.js';
import { isYear, NUMBER, NUMBER_WORDS, seenTokens, YEAR } from '../../../language/seen-words.js';
import { readText, type Wording } from '../../../language/read-text.js';
import { readTagged, readWords } from '../../../language/resources.js';
import { between, type Token, tokenise } from '../../../language/tokens.js';
import { type Edges, WordPatterns } from '../../../language/word-patterns.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';

/** What one answer says of the venture now: how many of a thing there are, whether anybody pays, when it began. */
export interface Fact {
  readonly what: string;
  readonly part: string;
  readonly value: number;
  readonly figure: string;
  readonly answer: ReviewAnswer;
}

const FOUNDING = 'the year of founding';
const PAYERS = 'paying customers';
const REVENUE = 'revenue';

interface Tag {
  /** Left out where it follows the figure. */
  readonly what?: string;
  readonly says?: 'none' | 'progress' | 'year';
}

const LISTS = {
  founded: { what: FOUNDING, says: 'year' },
  registered: { what: 'the year of registration', says: 'year' },
  customers: { what: PAYERS },
  'customers-as-progress': { what: PAYERS, says: 'progress' },
  'no-customers': { what: PAYERS, says: 'none' },
  revenue: { what: REVENUE },
  'no-revenue': { what: REVENUE, says: 'none' },
  counts: {},
  'no-counts': { says: 'none' },
} as const satisfies Readonly<Record<string, Tag>>;
type List = keyof typeof LISTS;

/** The placeholders of patterns for a figure, a sum and a year, in the form in which a reviewer sees any. */
const STAND_IN: Readonly<Record<string, string>> = { NUMBER: '7', MONEY: '$', YEAR: '2020' };

const FACTS = new WordPatterns(
  readTagged(Object.keys(LISTS) as List[], (list) => `figures/${list}.txt`),
  (part) => {
    const text = part.replace(/[A-Z]+/gu, (name) => STAND_IN[name] ?? name);
    return seenTokens(text, tokenise(text)).map((word) => word.text);
  },
);

const NOT_NOW = readWords('not-now');
const LIMITS = readWords('other-counts');
const UNCOUNTED = readWords('uncounted');
const COUNTED_SINGULARS = readWords('counted-singulars');
/** Words beside what is counted which say that it is only a part of all. */
const PARTS = new Set(['active', 'paying', 'live', 'current', 'regular', 'returning', 'loyal']);
const OF_OTHERS: ReadonlySet<ReviewAnswer['role']> = new Set(['problem', 'market', 'competition']);
/** In the sentence before, these words may limit a statement to one of several products. */
const ANOTHER = new Set(['new', 'second', 'third', 'next', 'another', 'other', 'later']);
const JOINERS = new Set(['but', 'and', 'so', 'yet', 'because', 'though']);
/** Not after a comma, since words before one may limit what follows: "for the app, we have no customers". */
const CLAUSE_START = /[;:–—]/u;
const ASKS_FOR_IT = /^founded\b|\b(?:year|when)\b.{0,40}\b(?:founded|founding|established)\b/iu;

function closes({ plain, tokens }: Wording, at: number): boolean {
  return at === tokens.length || opensClause(plain, tokens, at);
}

function edgesOf(wording: Wording): Edges {
  const { plain, tokens } = wording;
  return {
    opens: (at) => at === 0 || CLAUSE_START.test(between(plain, tokens, at)) || JOINERS.has(tokens[at - 1]?.word ?? ''),
    closes: (at) => closes(wording, at) || JOINERS.has(tokens[at]?.word ?? ''),
  };
}

/** How many words, from the beginning, are about now and the venture itself, in whole clauses. */
function ofNow({ plain, tokens, seen }: Wording): number {
  const words = seen.map(({ text }) => text);
  if (words.includes(YEAR) && !words.includes('since')) return 0;
  // Compared as seen, since the month of May looks like the verb "may" otherwise.
  let end = words.findIndex((word) => NOT_NOW.has(word));
  if (end < 0) return words.length;
  while (!opensClause(plain, tokens, end)) end -= 1;
  return end;
}

function isNoun(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    (COUNTED_SINGULARS.has(token.word) || (/[^s]s$/u.test(token.word) && !UNCOUNTED.has(token.word)))
  );
}

/** What is counted after a figure, with its qualifying word ("paying clinics", "% churn"). Null where it is limited. */
function countedAfter(wording: Wording, at: number): Pick<Fact, 'what' | 'part'> | null {
  const { tokens } = wording;
  const isShare = tokens[at + 1]?.kind === 'percent';
  const from = isShare ? at + 2 : at + 1;
  const to = isNoun(tokens[from]) ? from : from + 1;
  if (tokens[from]?.kind !== 'word' || !isNoun(tokens[to])) return null;
  for (let place = from; place <= to || !closes(wording, place); place += 1)
    if (LIMITS.has(tokens[place]?.word ?? '')) return null;
  const words = tokens.slice(from, to + 1).map(({ word }) => word);
  const part = PARTS.has(words[0] ?? '') ? words.shift() : '';
  return { what: [...(isShare ? ['%'] : []), ...words].join(' '), part: part ?? '' };
}

function told(wording: Wording, before: Wording | undefined, answer: ReviewAnswer): Fact[] {
  const { plain, tokens, seen } = wording;
  const hits = FACTS.find(seen, edgesOf(wording));
  const now = hits.length === 0 ? 0 : ofNow(wording);
  return hits.flatMap((hit): Fact[] => {
    const { what, says }: Tag = LISTS[hit.tag];
    const last = hit.at.at(-1) ?? 0;
    const place = hit.at.find((at) => seen[at]?.text === NUMBER || seen[at]?.text === YEAR) ?? last;
    const { word = '', start, end } = tokens[place] ?? {};
    const isNone = says === 'none';
    const value = isNone ? 0 : Number(NUMBER_WORDS.get(word) ?? word.replaceAll(',', ''));
    const figure = isNone ? 'none' : plain.slice(start, end);
    if (says === 'year') return [{ what: what ?? '', part: '', value, figure, answer }];
    if ((says === 'progress' && answer.role !== 'traction') || last >= now) return [];
    if (isNone ? before?.tokens.some(({ word }) => ANOTHER.has(word)) : !(value > 0)) return [];
    if (what !== undefined) return [{ what, part: '', value: Math.min(value, 1), figure, answer }];
    const counted = countedAfter(wording, place);
    return counted ? [{ ...counted, value, figure, answer }] : [];
  });
}

export function factsIn(answer: ReviewAnswer): Fact[] {
  if (OF_OTHERS.has(answer.role)) return [];
  const wordings = readText(answer).sentences.map(({ wording }) => wording);
  const facts = wordings.flatMap((wording, at) => told(wording, wordings[at - 1], answer));
  const [first] = wordings;
  const year = first?.tokens[0]?.word ?? '';
  if (first === undefined || !isYear(year) || !closes(first, 1) || !ASKS_FOR_IT.test(answer.label)) return facts;
  return [{ what: FOUNDING, part: '', value: Number(year), figure: year, answer }, ...facts];
}
