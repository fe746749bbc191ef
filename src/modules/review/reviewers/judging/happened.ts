import { hasNumber } from '../../../../language/seen-words.js';
import { type CriterionId } from '../../../rubric/criteria.js';
import { rising } from '../rising.js';
import { isOwn } from '../statements/cues.js';
import { speaksOfWishes } from '../statements/lack.js';
import { type Statement } from '../statements/statement.js';

/** From where to where the table's shares grow from nothing to certainty. Chosen by hand. */
const DONE = [0.2, 0.6] as const;
const MISSING = [0.25, 0.45] as const;
const VAIN = [0.3, 0.5] as const;
/** Rather so than not. */
const HALF = 0.5;

/** What has such a word may still tell of what happened beside it: "the 40 farms that pay will get a second one". */
const FUTURE = new Set(['will', 'll']);
const AHEAD = 0.4;

/** Whether it tells, under the question for progress, what was earned: "Turnover: 2023 €118,000", "160 bands pay us". */
export function isEarned({ answer, cues, words }: Statement): boolean {
  const isOfMoney = cues.has('earnings') || (cues.has('payment') && isOwn(words));
  return answer.role === 'traction' && isOfMoney && hasNumber(words);
}

/** Up to this certainty, it is neither planned nor hoped for, nor a figure about nothing. */
const UNREAL = 0.5;

/** Told under the question for progress, "none has left" tells of success, though it sounds like an admission. */
export function isOfThoseWhoStay({ answer, cues, reading: { kind } }: Statement): boolean {
  return answer.role === 'traction' && cues.has('stay') && kind.plan + kind.hope + kind.vanity < UNREAL;
}

/** How surely it is told as done, measured or a fact. Who describes a person tells what that person did. */
function toldAsDone({ kind, about }: Statement['reading'], facts = 1): number {
  return kind.done + kind.measured + kind.fact * facts + kind.description * about.team;
}

/** Nothing is borne out by those who left, and the size of a market by a figure only. */
function mayBearOut(id: CriterionId, { cues, words }: Statement): boolean {
  return !cues.has('leave') && (id !== 'market_size' || hasNumber(words));
}

/** Whether it rather bears out what is looked for than not, be it done by this venture or by others. */
export function bearsOut(id: CriterionId, statement: Statement): boolean {
  if (id === 'traction_evidence' && isOfThoseWhoStay(statement)) return true;
  const { reading } = statement;
  const happened = rising(toldAsDone(reading), ...DONE) >= HALF && rising(reading.kind.admission, ...MISSING) < HALF;
  return mayBearOut(id, statement) && happened && !speaksOfWishes(statement);
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
    rising(toldAsDone(reading, facts), ...DONE),
    1 - rising(reading.kind.admission, ...MISSING),
    1 - rising(reading.kind.vanity, ...VAIN),
  );
}
