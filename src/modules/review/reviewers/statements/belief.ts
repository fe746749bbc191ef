import { rising } from '../rising.js';
import { type Statement } from './statement.js';
import { worthOf } from './worth.js';

/** From this probability on a statement is likely to measure nothing of importance; no reader would say so of less. */
export const LIKELY = 0.2;
/**
 * How many statements about nothing there may be for each point that the rest is worth. Honest applications have at
 * most .15 (of 240 in `eval`), and 98 of 100 real ones at most .29 (of 176); nine tenths of those full of figures about
 * nothing have .59 or more.
 */
const HARMLESS = 0.3;
const TELLING = 0.6;
const MOST_DISBELIEF = 0.8;
/** A statement above this is a plain example. */
const PLAIN = 0.5;
/** A short application gets the benefit of the doubt, as if it had one more statement of worth. */
const GRANTED = 1;

/**
 * How much the rest of an application is believed, from .2 to 1; less if figures about nothing are the rule in it.
 * Statements without worth do not count, so that padding changes nothing, and more evidence never lowers it.
 */
export function beliefIn(statements: readonly Statement[]): number {
  let vain = 0;
  let told = GRANTED;
  for (const { reading, worth } of statements) {
    vain += rising(reading.kind.vanity, LIKELY, 1);
    told += worth;
  }
  return 1 - MOST_DISBELIEF * rising(vain / told, HARMLESS, TELLING);
}

/** The statements with their worth at this degree of belief. */
export function believed(statements: readonly Statement[], belief: number): readonly Statement[] {
  if (belief === 1) return statements;
  return statements.map((statement) => ({
    ...statement,
    worth: worthOf(statement, belief),
  }));
}

/** Tells the team why less is believed, with the plainest example. */
export function doubtsOf(statements: readonly Statement[], belief: number): string[] {
  if (belief === 1) return [];
  const [plainest] = statements
    .filter(({ standsAlone, redacted, reading }) => standsAlone && !redacted && reading.kind.vanity > PLAIN)
    .sort((a, b) => b.reading.kind.vanity - a.reading.kind.vanity || (a.quote < b.quote ? -1 : 1));
  const example = plainest === undefined ? '' : `, such as “${plainest.quote}”`;
  return [`Much of what is told measures nothing that was asked for${example}; the rest counts less for it.`];
}
