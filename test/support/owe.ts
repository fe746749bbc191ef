import { type TestApp } from '../setup/test-app.js';
import { type World } from './world.js';

/** Submissions of an organisation with the reviews that they owe, due a second apart from an hour ago on, as an import leaves them: 3,600 at most. */
export async function owe({ database }: TestApp, world: World, many: number): Promise<void> {
  const { id: cohortId } = await world.cohort();
  await database.query(
    `with item as (select gen_random_uuid() as id, nth from generate_series(1, $3::int) nth), stored as (
       insert into submissions (id, organisation_id, cohort_id, environment, contact_email, answers, submitted_at, updated_at)
       select id, $1, $2, 'live', 'a@example.com', '[{"key":"problem","value":"Cold rooms fail and milk spoils."}]', now(), now() from item
     ), reserved as (
       insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
       select gen_random_uuid(), $1, 'reserve', 0, id, 1, 'live' from item
     )
     insert into review_tasks (submission_id, organisation_id, run, price, available_at)
     select id, $1, 1, 0, now() - interval '1 hour' + nth * interval '1 second' from item`,
    [world.organisationId, cohortId, many],
  );
}
