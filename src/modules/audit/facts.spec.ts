import { changeOf } from './facts.js';

it('keeps the facts that differ, under their public names', () => {
  const before = { name: 'Spring', reviewPrice: 1, opensAt: null, weights: { a: 0.5, b: 0.5 } };
  const after = {
    name: 'Spring',
    reviewPrice: 2,
    opensAt: new Date('2027-01-01T00:00:00Z'),
    weights: { b: 0.5, a: 0.5 },
  };
  expect(changeOf({ before, after })).toEqual({
    before: { review_price: 1, opens_at: null },
    after: { review_price: 2, opens_at: '2027-01-01T00:00:00.000' },
  });
});

it('is null when nothing differs', () => {
  const opensAt = '2027-01-01T00:00:00Z';
  expect(changeOf({ before: { opensAt: new Date(opensAt) }, after: { opensAt: new Date(opensAt) } })).toBeNull();
});

it('keeps all facts of what was made or is gone', () => {
  expect(changeOf({ before: null, after: { lastFour: 'a3F9', cohortId: undefined } })).toEqual({
    before: null,
    after: { last_four: 'a3F9', cohort_id: null },
  });
  expect(changeOf({ before: { role: 'viewer' }, after: null })).toEqual({ before: { role: 'viewer' }, after: null });
});

it('compares long texts whole, and keeps their beginnings', () => {
  const text = '🌱'.repeat(600);
  const change = changeOf({ before: { brief: text }, after: { brief: `${text}!` } });
  expect(change?.after).toEqual({ brief: `${'🌱'.repeat(500)}…` });
});
