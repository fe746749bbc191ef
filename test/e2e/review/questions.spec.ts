import { ReviewQuestionsRepository } from '../../../src/modules/review/review-questions.repository.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { World } from '../../support/world.js';

/** More than are remembered. */
const VERSIONS = 520;

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
});

it('has the questions of every form that is asked for, however many were asked for before', async () => {
  const { id: cohortId } = await world.cohort();
  await service.database.query(
    `insert into form_versions (cohort_id, organisation_id, version, fields, created_at)
     select cohort_id, organisation_id, number, jsonb_build_array(jsonb_build_object('key', 'q' || number)), now()
       from form_versions, generate_series(2, $2) number where cohort_id = $1 and version = 1`,
    [cohortId, VERSIONS],
  );
  const questions = service.app.get(ReviewQuestionsRepository, { strict: false });
  const keysOf = async (...versions: number[]): Promise<(string | undefined)[]> => {
    const asked = versions.map((formVersion) => ({ schemaId: null, cohortId, formVersion }));
    return (await questions.of(world.organisationId, asked)).map(([first]) => first?.key);
  };
  const all = Array.from({ length: VERSIONS - 1 }, (_, at) => at + 2);
  for (let from = 0; from < all.length; from += 100) {
    const some = all.slice(from, from + 100);
    expect(await keysOf(...some)).toEqual(some.map((version) => `q${version}`));
  }
  // The oldest that is still known, and one that takes its place meanwhile.
  expect(await keysOf(VERSIONS - 499, 2)).toEqual([`q${VERSIONS - 499}`, 'q2']);
});
