import { canBecome, COHORT_STATUSES } from './cohort-status.js';

it('lets a cohort go forward, and a closed one open again; nothing else', () => {
  const possible = COHORT_STATUSES.flatMap((from) =>
    COHORT_STATUSES.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(possible).toEqual(['draft → open', 'open → closed', 'closed → open', 'closed → completed']);
});
