import { type ClarityRole, SOURCES } from '../../../fields/field.js';
import { type ReviewAnswer } from '../reviewer.js';
import { readInPlace } from './in-place.js';
import { readStatements } from './statement.js';
import { STATEMENTS } from './statements.js';

const ORDERS = 'Nine shops order from me, five of them at least monthly.';
const ELSEWHERE: Partial<Record<ClarityRole, string>> = {
  problem: 'Undertakers wait ten days for a coffin, and families are told too late.',
  team: 'I was a basket maker for nineteen years and trained four apprentices.',
  market: 'There are 64 undertakers within ninety minutes, who spend 200,000 pounds a year.',
};

function read(answers: Partial<Record<ClarityRole, string>>): { said: string; own: number; inPlace: number }[] {
  const input = Object.entries(answers).map(([role, value]): ReviewAnswer => ({
    key: role,
    label: role,
    role: role as ClarityRole,
    value,
    sources: [...SOURCES],
  }));
  const statements = readStatements(STATEMENTS, input);
  const inPlace = readInPlace(statements);
  return statements.map(({ quote, reading, answer: { role } }, at) => ({
    said: quote,
    own: reading.about[role ?? 'other'],
    inPlace: inPlace[at]?.reading.about[role ?? 'other'] ?? 0,
  }));
}

describe('statements read with their question', () => {
  it('are about what is asked more surely than by their words, where answers are under their own questions', () => {
    const told = read({ ...ELSEWHERE, traction: ORDERS }).find(({ said }) => said === ORDERS);
    expect(told?.inPlace).toBeGreaterThan((told?.own ?? 1) * 1.5);
  });

  it('are read by their words alone where answers are under the questions of others', () => {
    const { problem, team, market } = ELSEWHERE;
    const moved = { problem: market, team: ORDERS, market: problem, traction: team } as Record<ClarityRole, string>;
    const told = read(moved);
    expect(told.some(({ own }) => own > 0)).toBe(true);
    expect(told.map(({ inPlace }) => inPlace)).toEqual(told.map(({ own }) => own));
  });

  it('are no progress by standing under its question, if nothing has happened', () => {
    const sum = '$50,000 for sales to clinics.';
    const wish = read({ ...ELSEWHERE, traction: sum }).find(({ said }) => said === sum);
    expect(wish?.inPlace).toBeLessThan((wish?.own ?? 0) + 0.1);
  });
});
