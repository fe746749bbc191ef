import fc from 'fast-check';
import { deriveFieldKeys } from './field-key.js';

describe('deriveFieldKeys', () => {
  it.each([
    ['What problem are you solving?', 'what_problem_are_you_solving'],
    ['Größe & Team (optional)', 'grosse_and_team_optional'],
    ['R&D budget', 'r_and_d_budget'],
    ['Ångström, naïve café', 'angstrom_naive_cafe'],
    ['STRAẞE', 'strasse'],
    ['  __Team__  ', 'team'],
    ['Łódź, Þingvellir, smørrebrød', 'lodz_thingvellir_smorrebrod'],
    ['Привет, команда', 'privet_komanda'],
    ['市场规模', 'shichangguimo'],
    ['Ｔｅａｍ', 'team'],
    ['🚀 Traction 🚀', 'traction'],
    ['Budget (€)', 'budget'],
    ['2026 goals', '2026_goals'],
    ['Cafe\u0301', 'cafe'],
    ['constructor', 'constructor'],
    ['a'.repeat(80), 'a'.repeat(64)],
    [`${'a'.repeat(63)} tail`, 'a'.repeat(63)],
  ])('turns %j into %s', (label, key) => {
    expect(deriveFieldKeys([{ label }])).toEqual([key]);
  });

  it('uses a supplied key only where the label holds nothing usable, then the position', () => {
    expect(
      deriveFieldKeys([
        { label: 'Team', key: 'other' },
        { label: '🚀', key: 'Læunch Plan' },
        { label: '?!' },
        { label: '…', key: '—' },
      ]),
    ).toEqual(['team', 'laeunch_plan', 'field_3', 'field_4']);
  });

  it('numbers collisions, around keys that look numbered already', () => {
    expect(deriveFieldKeys(['Team', 'Team 2', 'Team', 'TEAM!', 'Team 2'].map((label) => ({ label })))).toEqual([
      'team',
      'team_2',
      'team_3',
      'team_4',
      'team_2_2',
    ]);
  });

  it('keeps the collision suffix within 64 characters', () => {
    const label = 'a'.repeat(100);
    expect(deriveFieldKeys(Array.from({ length: 10 }, () => ({ label })))).toEqual([
      'a'.repeat(64),
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${'a'.repeat(62)}_${n}`),
      `${'a'.repeat(61)}_10`,
    ]);
  });

  it('gives unique, well-formed keys for any labels', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 90 }), { maxLength: 20 }), (labels) => {
        const keys = deriveFieldKeys(labels.map((label) => ({ label })));
        expect(new Set(keys).size).toBe(labels.length);
        for (const key of keys) expect(key).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:_[a-z0-9]+)*$/);
        expect(deriveFieldKeys(keys.map((label) => ({ label })))).toEqual(keys);
      }),
      { numRuns: 200 },
    );
  });
});
