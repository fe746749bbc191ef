import { type Ruling } from './judge.js';
import { type WeighedStatement } from './evidence.js';
import { happened } from './traction.js';
import { usualPlacesOf } from '../usual-places.js';
import { type Statement } from '../statements/statement.js';

/** A statement worth this share of the best serves as well as the best. */
const AS_GOOD = 0.75;

/**
 * How much each merit counts when a statement is chosen to be quoted. The numbers are chosen by hand: being worth enough
 * outweighs any other single merit, and standing under the question that asks for it comes next.
 */
const MERITS = { isGood: 8, isAsked: 6, isExpected: 4, isUnused: 3, happened: 3, isUnredacted: 2, standsAlone: 1 };

/** How well a statement stands where a reader expects it: a question that asks for nothing in particular fits as well. */
function homeliness({ answer: { role } }: Statement, places: readonly string[]): number {
  if (role !== null && places.indexOf(role) === 0) return MERITS.isAsked;
  return role === null || places.includes(role) ? MERITS.isExpected : 0;
}

/**
 * The statements to quote for a ruling, the most telling first. Among those worth about as much as the best it prefers
 * one that stands where a reader expects it, is not quoted elsewhere yet, and can be understood alone.
 */
export function quotable(ruling: Ruling, used: ReadonlySet<Statement>): Statement[] {
  const places = usualPlacesOf(ruling.criterion.id);
  const readable = (ruling.judged?.evidence ?? []).filter(({ statement }) => statement.isQuotable);
  const expected = readable.filter(({ statement }) => homeliness(statement, places) > 0);
  const evidence = expected.length > 0 ? expected : readable;
  // At the lowest levels no quote proves anything, so that only the question under which it stands decides.
  const least = (ruling.judged?.level ?? 0) > 1 ? (evidence[0]?.worth ?? 0) * AS_GOOD : 0;
  const preference = ({ statement, worth }: WeighedStatement): number =>
    Number(worth >= least) * MERITS.isGood +
    homeliness(statement, places) +
    Number(!used.has(statement)) * MERITS.isUnused +
    Number(happened(statement)) * MERITS.happened +
    Number(!statement.redacted) * MERITS.isUnredacted +
    Number(statement.standsAlone) * MERITS.standsAlone;
  return evidence
    .map((one) => ({ statement: one.statement, preference: preference(one) }))
    .sort((a, b) => b.preference - a.preference)
    .map(({ statement }) => statement);
}
