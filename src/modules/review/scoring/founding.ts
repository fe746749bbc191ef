import { readText, type Wording } from '../../../language/read-text.js';
import { rememberWords } from '../../../language/remember-words.js';
import { isYear } from '../../../language/seen-words.js';
import { between } from '../../../language/tokens.js';
import { type ReviewAnswer } from '../reviewers/reviewer.js';
import { type Count } from './counts.js';

export const FOUNDING = 'the year of founding';
export const START = 'the year of the start';
const REGISTRATION = 'the year of registration';
const OPENED = new Map([
  ['founded', FOUNDING],
  ['established', FOUNDING],
  ['incorporated', REGISTRATION],
  ['registered', REGISTRATION],
  ['started', START],
]);
const openedBy = rememberWords((word) => OPENED.get(word) ?? null);
const ITSELF = new Set(['company', 'startup', 'business', 'firm', 'venture', 'cooperative']);
const FOUNDERS = new Set(['we', 'i']);
const CLAUSE_END = /[,;:.()–—]/u;
/** Questions that are answered by a year alone. */
const ASKS_FOR_IT = /^founded\b|\b(?:year|when)\b.{0,40}\b(?:founded|founding|established)\b/iu;

function endsAfter({ plain, tokens }: Wording, at: number): boolean {
  return at + 1 === tokens.length || CLAUSE_END.test(between(plain, tokens, at + 1));
}

/** The year in which it says that the venture began, if that is what stands there. */
function openedAt(wording: Wording, at: number, what: string, answer: ReviewAnswer): Count | null {
  const wordAt = (place: number): string => wording.tokens[place]?.word ?? '';
  const isPassive = /^(?:was|were)$/u.test(wordAt(at - 1));
  const subject = wordAt(isPassive ? at - 2 : at - 1);
  const isNamed = /^(?:the|our|this)$/u.test(wordAt(at + 1)) && ITSELF.has(wordAt(at + 2));
  const isIn = wordAt(at + (isNamed ? 3 : 1)) === 'in';
  const of = at + 1 + (isNamed ? 2 : 0) + (isIn ? 1 : 0);
  const year = wordAt(of);
  if (!isYear(year) || (isNamed && !isIn)) return null;
  const isOwn = isNamed ? FOUNDERS.has(subject) : at === 0 || subject === 'we' || ITSELF.has(subject);
  // "We started in 2025 with a leaflet" tells of the leaflet.
  const isBare = what !== START || isNamed || (at <= 2 && endsAfter(wording, of));
  return isOwn && isBare ? { what, part: '', value: Number(year), figure: year, answer } : null;
}

/** In which years an answer says that the venture was founded, registered and started. */
export function openingsIn(answer: ReviewAnswer): Count[] {
  if (answer.role === 'competition') return [];
  const wordings = readText(answer).sentences.map(({ wording }) => wording);
  const [first] = wordings;
  const year = first?.tokens[0]?.word ?? '';
  const isAnswer = first !== undefined && isYear(year) && endsAfter(first, 0) && ASKS_FOR_IT.test(answer.label);
  const told = isAnswer ? [{ what: FOUNDING, part: '', value: Number(year), figure: year, answer }] : [];
  for (const wording of wordings)
    for (const [at, { known }] of wording.tokens.entries()) {
      const what = openedBy(known);
      const opening = what === null ? null : openedAt(wording, at, what, answer);
      if (opening) told.push(opening);
    }
  return told;
}
