import { type Level } from '../../../rubric/criterion.js';
import { POINTS_PER_LEVEL } from '../../scoring/levels.js';
import { isOwn } from '../statements/cues.js';
import { speaksOfWishes } from '../statements/lack.js';
import { type Statement } from '../statements/statement.js';
import { type WeighedStatement, evidenceFor, type Judged } from './evidence.js';
import { highestPoints, levelAt, reachedBy, STEPS, sumOf } from './levels.js';
import { rising } from '../rising.js';

/** From where to where the table's shares grow from nothing to certainty. Chosen by hand, as the other numbers here. */
const DONE = { nothingUpTo: 0.2, fullFrom: 0.6 };
/** A fact may be about others: it tells of this venture as surely as its words are about how far it has come. */
const OF_VENTURE = { nothingUpTo: 0.02, fullFrom: 0.2 };
const MISSING = { nothingUpTo: 0.25, fullFrom: 0.45 };
const VAIN = { nothingUpTo: 0.3, fullFrom: 0.5 };
/** From this certainty on that it is about how far the venture has come, a statement tells of use without a word for it. */
const OF_USE = 0.4;
/** From this certainty on, a payment is one to the venture, without a word like "us". */
const OF_PAYMENT = 0.25;
/** From this certainty on, somebody could check it. */
const BORNE_OUT = 0.5;
/** The weight of what is not told as having happened. */
const UNTOLD = 0.1;

/** Whether it rather tells of what was done, measured or seen than not, be it by this venture or by others. */
export function happened(statement: Statement): boolean {
  const { kind } = statement.reading;
  const isTold = kind.done + kind.measured + kind.fact >= middleOf(DONE) && kind.admission < middleOf(MISSING);
  return isTold && !speaksOfWishes(statement);
}

function middleOf({ nothingUpTo, fullFrom }: typeof DONE): number {
  return (nothingUpTo + fullFrom) / 2;
}

/** How surely it tells of what happened, and not of hopes, of what is missing or of figures about nothing; from 0 to 1. */
function surelyTold({ reading: { kind, about } }: Statement): number {
  return Math.min(
    risingIn(DONE, kind.done + kind.measured + kind.fact * risingIn(OF_VENTURE, about.traction)),
    1 - risingIn(MISSING, kind.admission),
    1 - risingIn(VAIN, kind.vanity),
  );
}

function risingIn({ nothingUpTo, fullFrom }: typeof DONE, measure: number): number {
  return rising(measure, nothingUpTo, fullFrom);
}

/** How surely it shows in particulars how far the venture has come, from 0 to 1: the least of three certainties. */
function borneOut(statement: Statement): number {
  const { traction, customer, business_model: model, delivery } = statement.reading.about;
  return Math.min(
    surelyTold(statement),
    rising(statement.worth, 0.9, 1.9),
    rising(traction + customer + model + delivery, 0.15, 0.35),
  );
}

interface Shown extends WeighedStatement {
  /** How surely somebody could check it, from 0 to 1. */
  readonly sure: number;
  /** How far it alone shows the venture to be: 1 for any progress, 2 for use, 3 for payment, 4 for growth of that. */
  readonly step: Level;
}

/** Whether this venture is paid, and not others by others: "People pay the driver a tip to skip the queue". */
function isPaid({ cues, words, reading: { about } }: Statement): boolean {
  return cues.has('payment') && (about.traction >= OF_PAYMENT || isOwn(words));
}

function stepOf(statement: Statement, sure: number): Level {
  const {
    cues,
    reading: { about },
  } = statement;
  if (sure < BORNE_OUT) return 1;
  if (isPaid(statement)) return cues.has('growth') ? 4 : 3;
  return cues.has('use') || about.traction >= OF_USE ? 2 : 1;
}

function shownBy({ statement, worth }: WeighedStatement): Shown {
  const sure = borneOut(statement);
  const told = UNTOLD + (1 - UNTOLD) * surelyTold(statement);
  return { statement, worth: worth * told, sure, step: stepOf(statement, sure) };
}

/**
 * What was done, measured or seen comes to no more than use; being paid, and that growing, each add a level as surely as
 * they are told. No level is reached that no statement has a word for.
 */
export function judgeTraction(statements: readonly Statement[]): Judged {
  const shown = evidenceFor('traction_evidence', statements).map(shownBy);
  shown.sort((a, b) => b.worth - a.worth);
  let [paid, growing, highest]: [number, number, Level] = [0, 0, 0];
  for (const { sure, step, statement } of shown) {
    if (step > highest) highest = step;
    if (!isPaid(statement)) continue;
    paid = Math.max(paid, sure);
    if (statement.cues.has('growth')) growing = Math.max(growing, sure);
  }
  const used = Math.min(highestPoints(2), reachedBy(sumOf(shown), STEPS).points);
  const points = Math.min(highestPoints(highest), used + Math.floor(POINTS_PER_LEVEL * (paid + growing)));
  const level = levelAt(points);
  // What is a step behind shows less than the quotes should.
  return { level, points, evidence: shown.filter(({ step }) => step >= level).sort((a, b) => b.step - a.step) };
}
