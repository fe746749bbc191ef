import { HIGHEST_ID } from '../../common/ids/uuid.js';
import { UNHURRIED } from '../../database/pipeline.js';
import { DRAWN_FENCE, type Following, IS_DUE, turns } from '../../tasks/claims.sql.js';

/** SQL for the next organisation by id with something due: a known one, or one between the two. */
const following: Following = (after) => `(
  select coalesce((select organisation_id from review_tasks
                    where ${IS_DUE} and organisation_id > ${after} and organisation_id < coalesce(known.id, '${HIGHEST_ID}')
                    order by organisation_id limit 1), known.id)
    from (select (select organisation_id from known where organisation_id > ${after}
                   order by organisation_id limit 1) as id) known)`;

/**
 * Claims up to $2 reviews for $3 seconds. It goes round the organisations, starting after $1, with one look into the
 * index for each, however much any of them has waiting; each gets the same share, its oldest first.
 *
 * For the organisations $4 it only looks at what became due at the times $5 or later. As long as anybody reads an older
 * state of the database (a dump, a long report), PostgreSQL keeps index entries of what was claimed meanwhile; this
 * skips them.
 *
 * Reviews are updated where they were found, since looking them up again is a join for which PostgreSQL may scan all of
 * them. One that was given back in this very moment has moved, and is left to the next look.
 */
export const CLAIM = `
  with recursive unhurried as (${UNHURRIED}), known as (
    select organisation_id, since from unnest($4::uuid[], $5::timestamptz[]) known (organisation_id, since)
  ), ${turns('organisation_id', following, '$1::uuid', '$2::integer')}, share as (
    select ceil($2::numeric / greatest(count(*), 1))::integer as size from turn
  ), due as (
    select row, submission_id, row_number() over (order by nth, place) as position
      from unhurried, turn left join known using (organisation_id), lateral (
        select row, submission_id, row_number() over () as nth from (
          select ctid as row, submission_id from review_tasks
           where organisation_id = turn.organisation_id and ${IS_DUE} and available_at >= coalesce(since, '-infinity')
           order by available_at limit (select size from share) for update skip locked) oldest) own
     order by nth, place limit $2
  )
  update review_tasks set attempt = attempt + 1, fence = ${DRAWN_FENCE}, lease_until = now() + make_interval(secs => $3)
   where ctid = any(array(select row from due))
  returning submission_id as "submissionId", organisation_id as "organisationId", run, attempt, fence, price,
            extract(epoch from now() - owed_since)::float8 * 1000 as "owedMs",
            available_at::text as "dueAt",
            array_position(array(select submission_id from due order by position), submission_id) as position`;
