import { type Level } from '../../../rubric/criterion.js';
import { POINTS_PER_LEVEL } from '../../scoring/levels.js';
import { isOwn } from '../statements/cues.js';
import { type Statement } from '../statements/statement.js';
import { type WeighedStatement, evidenceFor, type Judged } from './evidence.js';
import { isEarned, isOfThoseWhoStay, surelyHappened } from './happened.js';
import { highestPoints, levelAt, pointsFor, sumOf } from './levels.js';
import { rising } from '../rising.js';

/** A fact may be about others: it tells of this venture as surely as its words are about how far it has come. */
const OF_VENTURE = [0.02, 0.2] as const;
/** From this certainty on that it is about how far the venture has come, a statement tells of use without a word for it. */
const OF_USE = 0.4;
/** From this certainty on, a payment is one to the venture, without a word like "us". */
const OF_PAYMENT = 0.25;
/** The same for what is told of earnings where progress is asked for. */
const OF_EARNINGS = 0.5;
/** From this certainty on, somebody could check it. */
const BORNE_OUT = 0.5;
/** What is asked for is told with the steps that it will pay for, often without a verb: "Licence in June, tanks in May". */
const AMONG_PLANS = 0.3;
/** The weight of what is not told as having happened. */
const UNTOLD = 0.1;

/** How surely it tells of what happened to this venture, from 0 to 1. */
export function surelyTold(statement: Statement): number {
  const told = surelyHappened(statement, rising(statement.reading.about.traction, ...OF_VENTURE));
  return statement.answer.role === 'ask' ? Math.min(AMONG_PLANS, told) : told;
}

/** How surely it shows in particulars how far the venture has come, from 0 to 1: the least of three certainties. */
function borneOut(statement: Statement): number {
  // A sum earned, or a count of those who pay, takes few other particulars to be checked.
  if (isEarned(statement)) return Math.min(surelyTold(statement), rising(statement.worth, 0.3, 0.9));
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
function isPaid(statement: Statement): boolean {
  const { role } = statement.answer;
  const { about } = statement.reading;
  // What is paid under the question for money is what it will be spent on.
  if (role === 'ask' || !statement.cues.has('payment')) return false;
  const isOfEarnings = role === 'traction' && about.business_model >= OF_EARNINGS;
  return isEarned(statement) || isOfEarnings || about.traction >= OF_PAYMENT || isOwn(statement.words);
}

function stepOf(statement: Statement, sure: number): Level {
  const { cues, reading } = statement;
  if (sure < BORNE_OUT) return 1;
  if (isPaid(statement)) return cues.has('growth') ? 4 : 3;
  return cues.has('use') || reading.about.traction >= OF_USE ? 2 : 1;
}

function shownBy({ statement, worth }: WeighedStatement): Shown {
  const sure = borneOut(statement);
  const told = UNTOLD + (1 - UNTOLD) * surelyTold(statement);
  return { statement, worth: worth * told, sure, step: stepOf(statement, sure) };
}

function saysUnpaid({ answer: { role }, cues, reading: { about } }: Statement): boolean {
  return cues.has('unpaid') && (role === 'traction' || about.traction + about.business_model >= OF_USE);
}

/** That they pay, and that they come back, may be told in two sentences. */
function withReturns(shown: readonly Shown[]): Shown[] {
  if (!shown.some(({ step }) => step >= 3)) return [...shown];
  return shown.map((one) => {
    if (one.step < 3 && isOfThoseWhoStay(one.statement))
      return { ...one, step: 4, sure: Math.max(one.sure, BORNE_OUT) };
    return one.step === 2 && one.statement.cues.has('return') ? { ...one, step: 4 } : one;
  });
}

/**
 * What was done, measured or seen comes to no more than use; being paid, and that growing, each add a level as surely as
 * they are told. No level is reached that no statement has a word for.
 */
export function judgeTraction(statements: readonly Statement[]): Judged {
  const shown = withReturns(evidenceFor('traction_evidence', statements).map(shownBy));
  shown.sort((a, b) => b.worth - a.worth);
  let [paid, growing, highest]: [number, number, Level] = [0, 0, 0];
  for (const { sure, step, statement } of shown) {
    if (step > highest) highest = step;
    if (step === 4) growing = Math.max(growing, sure);
    if (isPaid(statement)) paid = Math.max(paid, sure);
  }
  const used = Math.min(highestPoints(2), pointsFor(sumOf(shown)));
  const points = Math.min(highestPoints(highest), used + Math.floor(POINTS_PER_LEVEL * (paid + growing)));
  const level = levelAt(points);
  const isUnpaid = paid === 0 && statements.some(saysUnpaid);
  // What is a step behind shows less than the quotes should, unless it says what those pay who come back.
  const least = shown.some(({ step, statement }) => step === 4 && isPaid(statement)) ? level : Math.min(level, 3);
  return {
    level,
    points,
    isUnpaid,
    evidence: shown.filter(({ step }) => step >= least).sort((a, b) => b.step - a.step),
  };
}
