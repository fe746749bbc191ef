import { type EventType } from '../../events/event-types.js';
import { tell } from '../../events/events.statements.js';
import { oweReviewsOf } from '../../review-tasks/review-tasks.statements.js';
import { reserveFor } from '../../tokens/payments.js';
import { TEXT_NAMES } from '../application-texts.js';

/*
 * What a batch of submissions does, as few statements: lists come as JSON, and everything is of one
 * organisation, $1. Locks are taken in one order by everybody: API keys and cohorts, idempotency keys, shards of the
 * balance, external ids, each in an order of its own.
 */

/**
 * How long a lock is waited for, and the first locks: the API keys and cohorts in $2 stay as they are until the commit. A
 * statement of its own, since only the next ones see a change that this one has waited for.
 */
export const HOLD_STILL = `
  select set_config('lock_timeout', $1, true), pg_advisory_xact_lock_shared(intake_lock(id)) from unnest($2::uuid[]) as id`;

export const LIVE_KEYS = `
  select id from api_keys
   where organisation_id = $1 and id = any($2::uuid[]) and revoked_at is null and (expires_at is null or expires_at > now())`;

export const COHORTS = `
  select id, status, form_validation as "formValidation", form_version as "formVersion", review_price as "reviewPrice"
    from cohorts where organisation_id = $1 and id = any($2::uuid[])`;

export const EXTERNAL_IDS = `
  select id, cohort_id as "cohortId", submissions.environment, external_id as "externalId"
    from json_to_recordset($2) as wanted (cohort uuid, environment text, external text)
    join submissions on cohort_id = cohort and submissions.environment = wanted.environment and external_id = external
   where organisation_id = $1`;

/*
 * The same as assumptions, with which a batch that all of it is expected to be admitted is taken in without asking first.
 */

export const ALL_KEYS_LIVE = `select assume(count(*) = cardinality($2::uuid[])) from (${LIVE_KEYS}) live`;

/** That each cohort is what `cohortState` says. */
export const COHORTS_AS_THEY_WERE = `
  select assume(bool_and(state = concat_ws(' ', status, "formValidation", "formVersion", "reviewPrice")))
    from unnest($2::uuid[], $3::text[]) as seen (id, state) left join (${COHORTS}) cohort using (id)`;

export const NO_EXTERNAL_IDS = `select assume(count(*) = 0) from (${EXTERNAL_IDS}) owners`;

const ACCEPTED: EventType = 'application.accepted';

/**
 * Submissions with what they owe and hold, and what is told of them. Each number of the sequence is given once, and is one
 * reference, so none of them can be another's.
 */
export const STORE = `
  with items as (
    select * from json_to_recordset($2) as items (
      id uuid, cohort uuid, environment text, schema uuid, form integer, venture text, answers json, at timestamptz, run integer,
      price bigint, due timestamptz, entry uuid, event uuid, ${TEXT_NAMES.map((name) => `${name} text`).join(', ')})
  ), stored as (
    insert into submissions (id, organisation_id, cohort_id, environment, schema_id, form_version, venture_name, answers, run,
                             submitted_at, updated_at, ${TEXT_NAMES.join(', ')}, reference)
    select id, $1, cohort, environment, schema, form, venture, answers, run, at, at, ${TEXT_NAMES.join(', ')},
           (select reference_prefix from cohorts where organisation_id = $1 and cohorts.id = cohort) || '-' || reference_code(nextval('submission_references'))
      from items order by cohort, environment, external_id, id
  ), reserved as (
    ${reserveFor('items')}
  ), owed as (
    ${oweReviewsOf('items')}
  ), accepted as (
    select event, '${ACCEPTED}' as type, environment, cohort as cohort_id, id as submission_id,
           'pending' as status, null as review_status, 1 as version from items
  ), ${tell('accepted')}`;
