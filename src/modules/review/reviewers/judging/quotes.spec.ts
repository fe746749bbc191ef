import { answerTo } from '../../../../../test/support/answer-to.js';
import { type Level } from '../../../rubric/criterion.js';
import { CRITERIA } from '../../../rubric/criteria.js';
import { readStatements } from '../statements/statement.js';
import { STATEMENTS } from '../statements/statements.js';
import { quotable } from './quotes.js';

const STATEMENTS_OF = readStatements(
  STATEMENTS,
  (['customer', 'market'] as const).map((role) => answerTo(role, `The mills of the ${role} valley are old.`)),
);

function firstQuoted(level: Level, worths: Readonly<Record<string, number>>): string | undefined {
  const criterion = CRITERIA.find(({ id }) => id === 'market_size');
  if (criterion === undefined) throw new Error('no such criterion');
  const evidence = STATEMENTS_OF.map((statement) => ({ statement, worth: worths[statement.answer.key] ?? 0 }));
  const judged = { level, points: level * 25, evidence: evidence.sort((a, b) => b.worth - a.worth) };
  return quotable({ criterion, judged, isAsked: true, isUnread: false }, new Set())[0]?.answer.key;
}

describe('the quotes for a criterion', () => {
  it('tell how it works, or that it is used, rather than who asked for it', () => {
    const asked = answerTo('traction', 'Two bakers asked for one in May.');
    const works = answerTo('solution', 'We heat a block of sand and blow air through it.');
    const evidence = readStatements(STATEMENTS, [asked, works]).map((statement) => ({ statement, worth: 1 }));
    const criterion = CRITERIA.find(({ id }) => id === 'feasibility');
    if (criterion === undefined) throw new Error('no such criterion');
    const ruling = { criterion, judged: { level: 2 as const, points: 50, evidence }, isAsked: true, isUnread: false };
    expect(quotable(ruling, new Set())[0]?.answer.key).toBe('solution');
  });

  it('are from the question that asks for it where it is hardly said, and otherwise what shows it best', () => {
    expect([1, 2, 3, 4].map((level) => firstQuoted(level as Level, { customer: 1, market: 0.2 }))).toEqual([
      'market',
      'customer',
      'customer',
      'customer',
    ]);
    expect(firstQuoted(3, { customer: 1, market: 0.9 })).toBe('market');
  });
});
