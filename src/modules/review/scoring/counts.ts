import { opensClause } from '../../../language/clauses.js';
import { type Token } from '../../../language/tokens.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { readText, type Wording } from '../../../language/read-text.js';
import { rememberWords } from '../../../language/remember-words.js';
import { readWords } from '../../../language/resources.js';
import { NUMBER_WORDS } from '../../../language/numerals.js';
import { isYear } from '../../../language/seen-words.js';

const UNCOUNTED = readWords('uncounted');
const OTHER_COUNTS = readWords('other-counts');
const MEASURES = readWords('measures');
/** Singular nouns that a number may stand before. */
const COUNTED_SINGULARS = readWords('counted-singulars');
/** Words beside a number which say that it is the venture's own and of now. */
const OWN_COUNTS = readWords('own-counts');

/** Words beside what is counted which say that it is only a part of all. */
const PARTS = new Set(['active', 'paying', 'live', 'current', 'regular', 'returning', 'loyal']);
/** Words that may follow "we have no customers". */
const UNTIL_NOW = new Set(['yet', 'so', 'at', 'today', 'now', 'currently']);

/** A count of one thing, of the venture's own and of now. */
export interface Count {
  readonly what: string;
  /** The word which says that only a part is counted. */
  readonly part: string;
  readonly value: number;
  /** As written. */
  readonly figure: string;
  readonly answer: ReviewAnswer;
}

function valueOf(tokens: readonly Token[], at: number): number {
  const { kind = 'word', word = '' } = tokens[at] ?? {};
  const before = tokens[at - 1]?.word ?? '';
  if (word === 'no' && /^(?:have|has)$/u.test(before)) return 0;
  if (word === 'any' && before === 'have' && /^(?:t|not)$/u.test(tokens[at - 2]?.word ?? '')) return 0;
  if (kind === 'word') return Number(NUMBER_WORDS.get(word) ?? Number.NaN);
  return /^\d{1,3}(?:,\d{3})*$|^\d+$/u.test(word) ? Number(word.replaceAll(',', '')) : Number.NaN;
}

function isNoun(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    (COUNTED_SINGULARS.has(token.word) || (/[^s]s$/u.test(token.word) && !UNCOUNTED.has(token.word)))
  );
}

/**
 * What is counted after a number, with the word that qualifies it ("paying clinics", "% churn"), and where that ends.
 */
function countedAfter(tokens: readonly Token[], at: number): (Pick<Count, 'what' | 'part'> & { end: number }) | null {
  const isShare = tokens[at + 1]?.kind === 'percent';
  const next = isShare ? at + 2 : at + 1;
  const [first, second] = [tokens[next], tokens[next + 1]];
  if (first?.kind !== 'word' || MEASURES.has(first.word)) return null;
  const unit = isShare ? '% ' : tokens[at - 1]?.kind === 'currency' ? `${tokens[at - 1]?.word ?? ''} ` : '';
  if (isNoun(first)) return { what: unit + first.word, part: '', end: next };
  if (!second || !isNoun(second) || OTHER_COUNTS.has(first.word)) return null;
  return PARTS.has(first.word)
    ? { what: unit + second.word, part: first.word, end: next + 1 }
    : { what: `${unit}${first.word} ${second.word}`, part: '', end: next + 1 };
}

/** How many words, from the beginning, end the clause that contains this one. What follows says something else. */
function clauseTo({ plain, tokens }: Wording, at: number): number {
  let end = at + 1;
  while (end < tokens.length && !opensClause(plain, tokens, end)) end += 1;
  return end;
}

/** Whether a count, in a clause with this end, is the venture's own and of now. */
function isPlainIn({ plain, tokens }: Wording, at: number, to: number): boolean {
  const told = tokens.slice(0, to);
  const opens = opensClause(plain, tokens, at);
  // "420 shops order from us every week" counts shops, "we add 4 shops every week" does not.
  const isHarmless = ({ word }: Token, place: number): boolean =>
    (word === 'from' && told[place + 1]?.word === 'us') || (word === 'every' && opens && place > at);
  return (
    !tokens.some(({ word, capital }) => isYear(word) || (capital && MEASURES.has(word))) &&
    told.some(({ word }) => OWN_COUNTS.has(word)) &&
    !told.some((token, place) => OTHER_COUNTS.has(token.word) && !isHarmless(token, place)) &&
    !/[|\t?–-]/u.test(plain)
  );
}

function countAt(wording: Wording, at: number, answer: ReviewAnswer): Count | null {
  const { plain, tokens } = wording;
  const value = valueOf(tokens, at);
  const counted = Number.isNaN(value) ? null : countedAfter(tokens, at);
  if (counted === null) return null;
  const { what, part, end } = counted;
  const to = clauseTo(wording, end);
  const isLimited = value === 0 && to > end + 1 && !UNTIL_NOW.has(tokens[end + 1]?.word ?? '');
  if (isLimited || !isPlainIn(wording, at, to)) return null;
  const figure = value === 0 ? 'none' : plain.slice(tokens[at]?.start, tokens[at]?.end);
  return { what, part, value, figure, answer };
}

/** Whether a count may begin with the word. */
const mayCount = rememberWords(
  (word) => NUMBER_WORDS.has(word) || word === 'no' || word === 'any' || /^\d/u.test(word),
);

/** What an answer counts of the venture's own, now. */
export function countsIn(answer: ReviewAnswer): Count[] {
  const counts: Count[] = [];
  for (const { wording } of readText(answer).sentences)
    for (let at = 0; at < wording.tokens.length; at += 1) {
      const known = wording.tokens[at]?.known;
      const count = known && mayCount(known) ? countAt(wording, at, answer) : null;
      if (count) counts.push(count);
    }
  return counts;
}
