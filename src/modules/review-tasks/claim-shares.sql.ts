import { UNHURRIED } from '../../database/unhurried.js';

/*
 * A claim is committed without waiting for the disk, since it is no promise to anybody: should PostgreSQL crash and forget
 * it, the review is due again. Its fence is drawn and not counted up, so that the claim that follows a forgotten one does
 * not have the same.
 */
const DRAWN_FENCE = 'floor(random() * 2147483647)::integer';

const IS_DUE = 'lease_until is null and available_at <= now()';

/** The first organisation, by id, with something due. */
function first(condition: string): string {
  return `select organisation_id from review_tasks where ${IS_DUE} ${condition} order by organisation_id limit 1`;
}

/** The next one; after the last comes the first. */
function next(after: string): string {
  return `coalesce((${first(`and organisation_id > ${after}`)}), (${first('')}))`;
}

/**
 * Claims $2 reviews at most, for $3 seconds: of each organisation in `turn` the same share, the oldest of each first, and
 * those that became due before `since` not at all.
 *
 * They are updated where they were found: to look them up once more is a join, and where PostgreSQL takes a rush for one row
 * it goes through all of it. One that somebody gave back in this very moment stands elsewhere, and is left to the next look.
 */
function claim(turn: string, since: string): string {
  return `
  with recursive unhurried as (${UNHURRIED}), turn as (${turn}), share as (
    select ceil($2::numeric / greatest(count(*), 1))::integer as size from turn
  ), due as (
    select row, submission_id, row_number() over (order by nth, place) as position
      from unhurried, turn, lateral (
        select row, submission_id, row_number() over () as nth from (
          select ctid as row, submission_id from review_tasks
           where organisation_id = turn.organisation_id and ${IS_DUE} and available_at >= ${since}
           order by available_at limit (select size from share) for update skip locked) oldest) own
     order by nth, place limit $2
  )
  update review_tasks set attempt = attempt + 1, fence = ${DRAWN_FENCE}, lease_until = now() + make_interval(secs => $3)
   where ctid = any(array(select row from due))
  returning submission_id as "submissionId", organisation_id as "organisationId", run, attempt, fence, price,
            extract(epoch from now() - owed_since)::float8 * 1000 as "owedMs",
            extract(epoch from now() - available_at)::float8 * 1000 as "waitedMs", available_at::text as "dueAt",
            array_position(array(select submission_id from due order by position), submission_id) as position`;
}

/**
 * Goes round all organisations, beginning behind $1, by steps of one look into the index each, however much any of them has
 * waiting.
 */
export const CLAIM_SHARES = claim(
  `select due as organisation_id, due as first, 1 as place from (select ${next('$1::uuid')} as due) beginning where due is not null
    union all
   select due, first, place + 1
     from turn, lateral (select ${next('turn.organisation_id')} as due) following
    where place < $2::integer and due <> first`,
  `'-infinity'`,
);

/**
 * Goes round the organisations $1, and begins with what became due at their times $4; and then round those between them, in
 * the gaps from $5 to $6, one of each. As long as anybody looks at an older state of the database (a dump, a long report),
 * PostgreSQL has to keep in its index what was claimed meanwhile; this passes it by.
 */
export const CLAIM_FURTHER = claim(
  `select organisation_id, since, place from unnest($1::uuid[], $4::timestamptz[]) with ordinality known (organisation_id, since, place)
    union all
   select due, '-infinity', cardinality($1::uuid[]) + place
     from unnest($5::uuid[], $6::uuid[]) with ordinality gap (low, high, place),
          lateral (${first('and organisation_id > low and organisation_id < high')}) other (due)`,
  'turn.since',
);
