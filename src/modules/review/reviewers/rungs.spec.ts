import { type ClarityRole, SOURCES } from '../../fields/field.js';
import { readAnswers } from './reading.js';
import { contributions } from './rungs.js';

/** The criteria that a statement counts for under a question, beside an answer about something else. */
function countedFor(label: string, role: ClarityRole, value: string): string[] {
  const answers = [
    { key: 'a', label, role, sources: [...SOURCES], value },
    { key: 'b', label: 'Solution', role: 'solution' as const, sources: [...SOURCES], value: 'An app for clinics that books their patients.' },
  ];
  const all = contributions(readAnswers(answers));
  return [...all].filter(([, list]) => list.some(({ sentence }) => sentence.answer.key === 'a')).map(([criterion]) => criterion);
}

describe('what a statement counts for', () => {
  const stated = 'I studied the trumpet by a lantern.';

  it('is what was asked for, where it shares nothing with the rest', () => {
    expect(countedFor('Team', 'team', stated)).toEqual(['team']);
    expect(countedFor('Market', 'market', stated)).toEqual([]);
    expect(countedFor('Team', 'team', 'I would have studied the trumpet by a lantern.')).toEqual([]);
  });

  it('is also what nobody asked for, where it is about the venture', () => {
    expect(countedFor('Team', 'team', 'I built an app for clinics.')).toContain('founder_problem_fit');
  });

  it('is the size of a market, too, where a sum is told that is neither hoped for nor to be spent', () => {
    expect(countedFor('Team', 'team', 'Clinics give us €12 for each patient.')).toContain('market_size');
    expect(countedFor('Team', 'team', 'Clinics would give us €12 for each patient.')).not.toContain('market_size');
    expect(countedFor('Team', 'team', '€12,000 for wages of nurses.')).not.toContain('market_size');
  });
});
