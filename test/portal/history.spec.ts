import { historyOf } from '../../portal/src/submission/history.js';

const AT = '2027-01-01T10:00:00';

function toldOf(...decisions: Parameters<typeof historyOf>[0]['decisions']): string[] {
  const history = historyOf({
    submitted_at: '2027-01-01T09:00:00',
    decisions,
    notes: [],
    status: 'complete',
    timeline: [],
    verdict: null,
    overall_score: null,
  });
  return history.map(({ what, who }) => (who === undefined ? what : `${what}, ${who}`));
}

const BY_TEAM = { reason: null, decided_by: 'ada@example.com', by_applicant: false, decided_at: AT };
const BY_APPLICANT = { ...BY_TEAM, decided_by: null, by_applicant: true };

it('tells of decisions, of taking them back, and of reasons that were corrected', () => {
  expect(
    toldOf(
      { ...BY_TEAM, from: null, to: 'shortlisted' },
      { ...BY_TEAM, from: 'shortlisted', to: 'shortlisted' },
      { ...BY_TEAM, from: 'shortlisted', to: null, decided_by: null },
    ),
  ).toEqual([
    'Submitted',
    'Decided: shortlisted, ada@example.com',
    'Reason corrected, ada@example.com',
    'Decision taken back, a former member',
  ]);
});

it.each([null, 'shortlisted', 'withdrawn'] as const)('says that the applicant withdrew what stood at %s', (from) => {
  expect(toldOf({ ...BY_APPLICANT, from, to: 'withdrawn' })).toEqual(['Submitted', 'Withdrawn, the applicant']);
});
