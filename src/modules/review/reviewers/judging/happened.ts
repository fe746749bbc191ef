import { hasNumber } from '../../../../language/seen-words.js';
import { type CriterionId } from '../../../rubric/criteria.js';
import { isOfThoseWhoStay } from './progress.js';
import { rising } from '../rising.js';
import { speaksOfWishes } from '../statements/lack.js';
import { type Statement } from '../statements/statement.js';

interface Range {
  readonly nothingUpTo: number;
  readonly fullFrom: number;
}

/** From where to where the table's shares grow from nothing to certainty. Chosen by hand. */
const DONE: Range = { nothingUpTo: 0.2, fullFrom: 0.6 };
const MISSING: Range = { nothingUpTo: 0.25, fullFrom: 0.45 };
const VAIN: Range = { nothingUpTo: 0.3, fullFrom: 0.5 };

export function risingIn({ nothingUpTo, fullFrom }: Range, measure: number): number {
  return rising(measure, nothingUpTo, fullFrom);
}

/** What has such a word may still tell of what happened beside it: "the 40 farms that pay will get a second one". */
const FUTURE = new Set(['will', 'll']);
const AHEAD = 0.4;

function middleOf({ nothingUpTo, fullFrom }: Range): number {
  return (nothingUpTo + fullFrom) / 2;
}

/** How surely it is told as done, measured or a fact. Who describes a person tells what that person did. */
function toldAsDone({ kind, about }: Statement['reading'], facts = 1): number {
  return kind.done + kind.measured + kind.fact * facts + kind.description * about.team;
}

/** Whether it rather tells of what was done, measured or seen than not, be it by this venture or by others. */
function happened(statement: Statement): boolean {
  const { reading } = statement;
  const isTold = toldAsDone(reading) >= middleOf(DONE) && reading.kind.admission < middleOf(MISSING);
  return isTold && !speaksOfWishes(statement);
}

/** Nothing is borne out by those who left, and the size of a market by a figure only. */
function mayBearOut(id: CriterionId, { cues, words }: Statement): boolean {
  return !cues.has('leave') && (id !== 'market_size' || hasNumber(words));
}

/** Whether it bears out what is looked for. */
export function bearsOut(id: CriterionId, statement: Statement): boolean {
  if (id === 'traction_evidence' && isOfThoseWhoStay(statement)) return true;
  return mayBearOut(id, statement) && happened(statement);
}

/** How surely it does, from 0 to 1. */
export function surelyBearsOut(id: CriterionId, statement: Statement): number {
  return mayBearOut(id, statement) ? surelyHappened(statement) : 0;
}

/**
 * How surely it tells of what happened, and not of hopes, of what is missing or of figures about nothing; from 0 to 1.
 * @param facts how much facts count, from 0 to 1
 */
export function surelyHappened({ reading, cues, quote, words }: Statement, facts = 1): number {
  // What follows a semicolon may be there.
  if (cues.has('none') && !quote.includes(';')) return 0;
  return Math.min(
    words.some(({ text }) => FUTURE.has(text)) ? AHEAD : 1,
    risingIn(DONE, toldAsDone(reading, facts)),
    1 - risingIn(MISSING, reading.kind.admission),
    1 - risingIn(VAIN, reading.kind.vanity),
  );
}
