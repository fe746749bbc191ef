import { type Ruling } from './judge.js';
import { type Evidence } from './evidence.js';
import { happened } from './traction.js';
import { usualPlacesOf } from '../usual-places.js';
import { type Statement } from '../statements/statement.js';

/** A statement worth this share of the best serves as well as the best. */
const AS_GOOD = 0.75;

/** Best where it is asked for, then where one expects it or nothing in particular is asked for. */
function homeliness({ answer: { role } }: Statement, places: readonly string[]): number {
  if (role !== null && places.indexOf(role) === 0) return 6;
  return role === null || places.includes(role) ? 4 : 0;
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
  const preference = ({ statement, worth }: Evidence): number =>
    Number(worth >= least) * 8 +
    homeliness(statement, places) +
    Number(!used.has(statement)) * 3 +
    Number(happened(statement)) * 3 +
    Number(!statement.redacted) * 2 +
    Number(statement.standsAlone);
  return evidence
    .map((one) => ({ statement: one.statement, preference: preference(one) }))
    .sort((a, b) => b.preference - a.preference)
    .map(({ statement }) => statement);
}
