import { startTestApp, type TestApp } from '../../../setup/test-app.js';
import { World } from '../../../support/world.js';
import { store } from '../../portal/stored-submission.js';

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
});
afterAll(() => service.close());

it('gives what was there before a reference and the name of its venture, and finds it by both', async () => {
  const { database } = service;
  const world = await World.create(service);
  const { id: cohortId } = await world.cohort({ name: 'Spring 2027' });
  const fields = [{ key: 'name', label: 'Name of your venture', field_type: 'text' }];
  await database.query('update form_versions set fields = $2 where cohort_id = $1', [cohortId, JSON.stringify(fields)]);
  const common = { organisationId: world.organisationId, cohortId };
  const ids = [
    await store(service, { ...common, scores: [50, 50, 5] }),
    await store(service, common),
    await store(service, common),
  ];
  const answers = [' Ægir Cooling\n', 'Coolwatch', 'one\ntwo'];
  for (const [at, id] of ids.entries()) {
    await database.query('update submissions set form_version = 1, answers = $2 where id = $1', [
      id,
      JSON.stringify([{ key: 'name', value: answers[at] }]),
    ]);
  }
  const counted =
    'select fact, count from cohort_statistics_changes, unnest(added) fact, lateral (select 1 as count) one where cohort_id = $1 order by 1';
  const before = await database.query(counted, [cohortId]);
  // Both are undone, and made again: until then nothing knew of either.
  for (const _ of [1, 2]) await database.undoLastMigration();
  await database.runMigrations();
  const rows = await database.query<{ reference: string; venture_name: string | null }[]>(
    'select reference, venture_name from submissions where cohort_id = $1 order by array_position($2::uuid[], id)',
    [cohortId, ids],
  );
  expect(rows.map(({ venture_name }) => venture_name)).toEqual(['Ægir Cooling', 'Coolwatch', null]);
  expect(new Set(rows.map(({ reference }) => reference.replace(/-[2-9C-Y]{4}$/, '-')))).toEqual(new Set(['SPR27-']));
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(3);
  expect(
    await database.query('select submission_id from submission_standings where found_by like search_pattern($1)', [
      'aegir',
    ]),
  ).toEqual([{ submission_id: ids[0] }]);
  expect(await database.query(counted, [cohortId])).toEqual(before);
});
