import { sharedTestApp } from '../../setup/shared-app.js';

it.each([
  ['is_flagged', 'guard_rail_flags', 'review_reports'],
  ['search_key', 'search_text', 'submission_standings'],
  ['standing_fact', 'environment, review_status, verdict, flagged', 'submission_standings'],
])('has %s taken up into a statement, so that it is not begun anew for every row', async (name, columns, table) => {
  const { database } = await sharedTestApp();
  const plan = await database.query<object[]>(
    `explain (verbose, costs off) select ${name}(${columns}) as it from ${table}`,
  );
  expect(JSON.stringify(plan)).toContain('Output: ');
  expect(JSON.stringify(plan)).not.toContain(name);
});
