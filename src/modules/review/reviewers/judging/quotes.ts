import { type Ruling } from './judge.js';
import { type Evidence } from './evidence.js';
import { usualPlacesOf } from '../usual-places.js';
import { type Statement } from '../statements/statement.js';

/** What is worth so large a part of the best serves as well as the best. */
const AS_GOOD = 0.75;
const MOST_PREFERRED = 8 + 4 + 3 + 2 + 1;

function isAtHome({ answer: { role } }: Statement, { criterion }: Ruling): boolean {
  return role === null || usualPlacesOf(criterion.id).includes(role);
}

/**
 * The statements to quote for a ruling, the telling one first: of those that are worth about as much as the best, one that
 * stands where one expects it, that is not quoted elsewhere yet, and that can be read alone.
 */
export function quotable(ruling: Ruling, used: ReadonlySet<Statement>): Statement[] {
  const evidence = (ruling.judged?.evidence ?? []).filter(
    ({ statement }) => statement.quote !== '' && statement.texture !== 'noise',
  );
  const best = evidence[0]?.worth ?? 0;
  const preference = ({ statement, worth }: Evidence): number =>
    Number(worth >= best * AS_GOOD) * 8 +
    Number(isAtHome(statement, ruling)) * 4 +
    Number(!used.has(statement)) * 3 +
    Number(!statement.redacted) * 2 +
    Number(statement.standsAlone);
  const byPreference: Statement[][] = Array.from({ length: MOST_PREFERRED + 1 }, () => []);
  for (const one of evidence) byPreference[MOST_PREFERRED - preference(one)]?.push(one.statement);
  return byPreference.flat();
}
