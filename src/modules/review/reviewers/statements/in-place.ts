import { type ClarityRole } from '../../../fields/field.js';
import { type ReviewAnswer } from '../reviewer.js';
import { type Statement } from './statement.js';

/** Roles whose answers are told in short sentences that make full sense only under their question: "Nine order from me." */
const TOLD_IN_PLACE: ReadonlySet<ClarityRole | null> = new Set(['traction', 'market', 'team'] as const);
/** So many times as likely, in odds, a sentence is about what it is asked for. Chosen by hand. */
const ODDS = 4;
/** From this certainty of its surest sentence on, an answer is under its own question. */
const AT_HOME = 0.5;
/** So many show that the questions are answered in order. A number and no share, which would rise as others are left out. */
const FEWEST_AT_HOME = 3;

function areInPlace(statements: readonly Statement[]): boolean {
  const atHome = new Set<ReviewAnswer>();
  for (const { answer, places, reading } of statements)
    if (answer.role !== null && places.length === 1 && reading.about[answer.role] >= AT_HOME) atHome.add(answer);
  return atHome.size >= FEWEST_AT_HOME;
}

function asAsked(statement: Statement, role: ClarityRole): Statement {
  const { reading } = statement;
  const { about, kind } = reading;
  const own = about[role];
  const likelier = (ODDS * own) / (1 + (ODDS - 1) * own);
  // Facts about others and what has not happened are no progress, wherever they are told.
  const sure = role === 'traction' ? Math.max(0, 1 - kind.fact - kind.plan - kind.hope) : 1;
  return { ...statement, reading: { ...reading, about: { ...about, [role]: own + (likelier - own) * sure } } };
}

/**
 * Reads short statements with their question: they are about what was asked more surely than their own words say. It only
 * adds, and only where answers are under their own questions, so that nothing is gained by answers under others' or by
 * leaving something out.
 */
export function readInPlace(statements: readonly Statement[]): readonly Statement[] {
  if (!areInPlace(statements)) return statements;
  return statements.map((statement) => {
    const { role } = statement.answer;
    const isTold = role !== null && TOLD_IN_PLACE.has(role) && statement.places.length === 1;
    return isTold ? asAsked(statement, role) : statement;
  });
}
