import { UNHURRIED } from '../../database/unhurried.js';

/*
 * A claim is committed without waiting for the disk, since it is no promise to anybody: should PostgreSQL crash and forget
 * it, the review is due again. Its fence is drawn and not counted up, so that the claim that follows a forgotten one does
 * not have the same.
 */
const DRAWN_FENCE = 'floor(random() * 2147483647)::integer';

const IS_DUE = 'lease_until is null and available_at <= now()';

/** The next organisation with something due, by id; after the last comes the first. */
function next(after: string): string {
  const first = (condition: string): string =>
    `(select organisation_id from review_tasks where ${IS_DUE} ${condition} order by organisation_id limit 1)`;
  return `coalesce(${first(`and organisation_id > ${after}`)}, ${first('')})`;
}

/**
 * Claims $2 reviews at most, for $3 seconds. Goes round the organisations, beginning behind $1, by steps of one look into
 * the index each, however much any of them has waiting; each gets the same share, and the oldest of each go first.
 *
 * They are updated where they were found: to look them up once more is a join, and where PostgreSQL takes a rush for one row
 * it goes through all of it. One that somebody gave back in this very moment stands elsewhere, and is left to the next look.
 */
export const CLAIM_SHARES = `
  with recursive unhurried as (${UNHURRIED}), turn (organisation_id, first, place) as (
    select due, due, 1 from (select ${next('$1::uuid')} as due) beginning where due is not null
    union all
    select due, first, place + 1
      from turn, lateral (select ${next('turn.organisation_id')} as due) following
     where place < $2::integer and due <> first
  ), share as (
    select ceil($2::numeric / greatest(count(*), 1))::integer as size from turn
  ), due as (
    select row, submission_id, row_number() over (order by nth, place) as position
      from unhurried, turn, lateral (
        select row, submission_id, row_number() over () as nth from (
          select ctid as row, submission_id from review_tasks
           where organisation_id = turn.organisation_id and ${IS_DUE}
           order by available_at limit (select size from share) for update skip locked) oldest) own
     order by nth, place limit $2
  )
  update review_tasks set attempt = attempt + 1, fence = ${DRAWN_FENCE}, lease_until = now() + make_interval(secs => $3)
   where ctid = any(array(select row from due))
  returning submission_id as "submissionId", organisation_id as "organisationId", run, attempt, fence,
            extract(epoch from now() - available_at)::float8 * 1000 as "waitedMs",
            array_position(array(select submission_id from due order by position), submission_id) as position`;
