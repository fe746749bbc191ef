import { opensClause } from '../../../language/clauses.js';
import { NUMBER_WORDS } from '../../../language/numerals.js';
import { readText, type Wording } from '../../../language/read-text.js';
import { readTagged, readWords } from '../../../language/resources.js';
import { isYear, NUMBER, seenTokens, YEAR } from '../../../language/seen-words.js';
import { between, tokenise } from '../../../language/tokens.js';
import { type Edges, type PatternHit, WordPatterns } from '../../../language/word-patterns.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { type Count } from './counts.js';

const FOUNDING = 'the year of founding';

interface Tag {
  readonly what: string;
  readonly says?: 'none' | 'progress' | 'year';
}

/** The placeholders of patterns for a figure, a sum and a year, in the form in which a reviewer sees any. */
const STAND_IN: Readonly<Record<string, string>> = { NUMBER: '7', MONEY: '$', YEAR: '2020' };

function patternsIn(lists: Readonly<Record<string, Tag>>): WordPatterns<Tag> {
  const patterns = readTagged(Object.keys(lists), (list) => `figures/${list}.txt`);
  return new WordPatterns(
    patterns.flatMap(([pattern, list]): [string, Tag][] => (lists[list] ? [[pattern, lists[list]]] : [])),
    (part) => {
      const text = STAND_IN[part] ?? part;
      return seenTokens(text, tokenise(text)).map((word) => word.text);
    },
  );
}

const FACTS = patternsIn({
  founded: { what: FOUNDING, says: 'year' },
  registered: { what: 'the year of registration', says: 'year' },
  customers: { what: 'paying customers' },
  'customers-as-progress': { what: 'paying customers', says: 'progress' },
  'no-customers': { what: 'paying customers', says: 'none' },
  revenue: { what: 'revenue' },
  'no-revenue': { what: 'revenue', says: 'none' },
});

const NOT_NOW = readWords('not-now');
/** Roles whose answers tell about others. */
const OF_OTHERS: ReadonlySet<ReviewAnswer['role']> = new Set(['problem', 'market', 'competition']);
/** In the sentence before, these words may limit a statement to one of several products. */
const ANOTHER = new Set(['new', 'second', 'third', 'next', 'another', 'other', 'later']);
const JOINERS = new Set(['but', 'and', 'so', 'yet', 'because', 'though']);
/** Not after a comma, since words before one may limit what follows: "for the app, we have no customers". */
const CLAUSE_START = /[;:–—]/u;
/** Questions that are answered by a year alone. */
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

/**
 * How many words of a sentence, from its beginning, are about now and the venture itself: whole clauses, each with what
 * stands before it.
 */
function ofNow({ plain, tokens, seen }: Wording): number {
  const words = seen.map(({ text }) => text);
  if (words.includes(YEAR) && !words.includes('since')) return 0;
  // Compared as seen, since the month of May looks like the verb "may" otherwise.
  let end = words.findIndex((word) => NOT_NOW.has(word));
  if (end < 0) return words.length;
  while (!opensClause(plain, tokens, end)) end -= 1;
  return end;
}

/** The figure in a match, as seen and as written. */
function figureIn({ plain, tokens, seen }: Wording, { at }: PatternHit<Tag>): [value: number, figure: string] {
  const place = at.find((each) => seen[each]?.text === NUMBER || seen[each]?.text === YEAR) ?? -1;
  const { word = '', start, end } = tokens[place] ?? {};
  return [Number(NUMBER_WORDS.get(word) ?? word.replace(/[.,]/gu, '')), plain.slice(start, end)];
}

function told(wording: Wording, before: Wording | undefined, answer: ReviewAnswer): Count[] {
  const hits = FACTS.find(wording.seen, edgesOf(wording));
  const end = hits.length === 0 ? 0 : ofNow(wording);
  return hits.flatMap((hit): Count[] => {
    const { what, says } = hit.tag;
    const [value, figure] = figureIn(wording, hit);
    if (says === 'year') return [{ what, part: '', value, figure, answer }];
    if ((says === 'progress' && answer.role !== 'traction') || (hit.at.at(-1) ?? 0) >= end) return [];
    if (says === 'none')
      return before?.tokens.some(({ word }) => ANOTHER.has(word))
        ? []
        : [{ what, part: '', value: 0, figure: 'none', answer }];
    return value > 0 ? [{ what, part: '', value: 1, figure, answer }] : [];
  });
}

/** Whether somebody pays the venture now (1) or nobody does (0), and the years of its founding and registration. */
export function factsIn(answer: ReviewAnswer): Count[] {
  if (OF_OTHERS.has(answer.role)) return [];
  const wordings = readText(answer).sentences.map(({ wording }) => wording);
  const facts = wordings.flatMap((wording, at) => told(wording, wordings[at - 1], answer));
  const [first] = wordings;
  const year = first?.tokens[0]?.word ?? '';
  if (first === undefined || !isYear(year) || !closes(first, 1) || !ASKS_FOR_IT.test(answer.label)) return facts;
  return [{ what: FOUNDING, part: '', value: Number(year), figure: year, answer }, ...facts];
}
