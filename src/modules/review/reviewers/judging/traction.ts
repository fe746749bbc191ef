import { type Level } from '../../../rubric/criterion.js';
import { POINTS_PER_LEVEL } from '../../scoring/levels.js';
import { type Statement } from '../statements/statement.js';
import { type Evidence, evidenceFor, type Judged } from './evidence.js';
import { highestPoints, levelAt, reachedBy, STEPS, sumOf } from './levels.js';
import { rising } from '../rising.js';

/** So sure that it tells of what happened, and not of what is hoped for, planned or missing. */
const HAPPENED = 0.4;
const MISSING = 0.35;
/** So likely of how far the venture has come, a statement tells of use without a word for it. */
const OF_USE = 0.4;
/** As surely as this, somebody could check it. */
const BORNE_OUT = 0.5;
/** What is not told as having happened counts so much. */
const UNTOLD = 0.1;

/** Whether it tells of what was done, measured or seen. */
export function happened({ reading: { kind } }: Statement): boolean {
  return kind.done + kind.measured + kind.fact >= HAPPENED && kind.admission < MISSING;
}

/** How surely it tells of what happened, from 0 to 1. */
function surelyTold({ reading: { kind } }: Statement): number {
  return Math.min(
    rising(kind.done + kind.measured + kind.fact, 0.2, 0.6),
    1 - rising(kind.admission, 0.25, 0.45),
    1 - rising(kind.vanity, 0.3, 0.5),
  );
}

/** How surely it shows in particulars how far the venture has come, from 0 to 1: as surely as the least sure of these. */
function borneOut(statement: Statement): number {
  const { traction, customer, business_model: model, delivery } = statement.reading.about;
  return Math.min(
    surelyTold(statement),
    rising(statement.worth, 0.9, 1.9),
    rising(traction + customer + model + delivery, 0.15, 0.35),
  );
}

interface Shown extends Evidence {
  /** How surely somebody could check it, from 0 to 1. */
  readonly sure: number;
  /** Something of progress, use, payment, growth: how far it alone shows the venture to be. */
  readonly step: Level;
}

function stepOf({ cues, reading: { about } }: Statement, sure: number): Level {
  if (sure < BORNE_OUT) return 1;
  if (cues.has('payment')) return cues.has('growth') ? 4 : 3;
  return cues.has('use') || about.traction >= OF_USE ? 2 : 1;
}

function shownBy({ statement, worth }: Evidence): Shown {
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
  for (const {
    sure,
    step,
    statement: { cues },
  } of shown) {
    if (step > highest) highest = step;
    if (!cues.has('payment')) continue;
    paid = Math.max(paid, sure);
    if (cues.has('growth')) growing = Math.max(growing, sure);
  }
  const used = Math.min(highestPoints(2), reachedBy(sumOf(shown), STEPS).points);
  const points = Math.min(highestPoints(highest), used + Math.floor(POINTS_PER_LEVEL * (paid + growing)));
  const level = levelAt(points);
  // What is a step behind shows less than the quotes should.
  return { level, points, evidence: shown.filter(({ step }) => step >= level).sort((a, b) => b.step - a.step) };
}
