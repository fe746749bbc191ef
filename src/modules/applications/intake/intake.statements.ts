import { REMEMBERED_HOURS } from '../../idempotency/remembered-answers.repository.js';
import { SHARDS } from '../../tokens/shards.js';

/*
 * What a batch of submissions does, as few statements: lists come as JSON, the answers beside it, and everything is of one
 * organisation, $1. Locks are taken in one order by everybody: API keys and cohorts, idempotency keys, shards of the
 * balance, external ids, each in an order of its own.
 */

/**
 * How long a lock is waited for, and the first locks: the API keys and cohorts in $2 stay as they are until the commit. A
 * statement of its own, since only the next ones see a change that this one has waited for.
 */
export const HOLD_STILL = `
  select set_config('lock_timeout', $1, true), pg_advisory_xact_lock_shared(intake_lock(id)) from unnest($2::uuid[]) as id`;

/** The keys that could be claimed. As for a single request, a claim waits for another of the same key to end. */
export const CLAIM = `
  insert into remembered_answers (organisation_id, environment, idempotency_key, fingerprint, body)
  select $1, environment, key, decode(fingerprint, 'base64'), body
    from json_to_recordset($2) as claims (environment text, key text, fingerprint text, body text)
   order by environment, key
  on conflict (organisation_id, environment, idempotency_key)
  do update set fingerprint = excluded.fingerprint, body = excluded.body, created_at = now()
   where remembered_answers.created_at <= now() - interval '${REMEMBERED_HOURS} hours'
  returning environment, idempotency_key as key`;

export const DISCLAIM = `
  delete from remembered_answers using json_to_recordset($2) as claims (environment text, key text)
   where organisation_id = $1 and remembered_answers.environment = claims.environment and idempotency_key = key`;

export const REMEMBER = `
  update remembered_answers set body = answers.body
    from json_to_recordset($2) as answers (environment text, key text, body text)
   where organisation_id = $1 and remembered_answers.environment = answers.environment and idempotency_key = key`;

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

/** A shard that can pay for everything and that nobody else is paying from. */
export const ONE_SHARD = `
  select shard from token_accounts where organisation_id = $1 and available >= $2
   order by shard # (pg_current_xact_id()::text::bigint % ${SHARDS})::int limit 1 for no key update skip locked`;

/*
 * The same as assumptions, with which a batch that all of it is expected to be admitted is taken in without asking first.
 */

/** That all of them, $3, can be claimed. */
export const CLAIM_ALL = `with claimed as (${CLAIM}) select assume(count(*) = $3::bigint) from claimed`;

export const ALL_KEYS_LIVE = `select assume(count(*) = cardinality($2::uuid[])) from (${LIVE_KEYS}) live`;

/** That each cohort is what `cohortState` says. */
export const COHORTS_AS_THEY_WERE = `
  select assume(bool_and(state = concat_ws(' ', status, "formValidation", "formVersion", "reviewPrice")))
    from unnest($2::uuid[], $3::text[]) as seen (id, state) left join (${COHORTS}) cohort using (id)`;

export const NO_EXTERNAL_IDS = `select assume(count(*) = 0) from (${EXTERNAL_IDS}) owners`;

export const PAY_FROM_ONE_SHARD = `
  with paid as (
    update token_accounts set available = available - $2
     where organisation_id = $1 and shard = (${ONE_SHARD}) returning shard
  )
  select assume(count(*) = 1) from paid`;

/** Waits for everybody who is paying or being paid. */
export const ALL_SHARDS = `
  select available from token_accounts where organisation_id = $1 order by shard for no key update`;

export const PAY = 'update token_accounts set available = available - $2 where organisation_id = $1 and shard = $3';

export const DIVIDE = `
  update token_accounts set available = share
    from unnest($2::bigint[]) with ordinality as shares (share, position)
   where organisation_id = $1 and shard = position - 1`;

/**
 * Submissions with what they owe and hold. Each number of the sequence is given once, and is one reference, so none of them
 * can be another's.
 */
export const STORE = `
  with items as (
    select * from rows from (
      json_to_recordset($2) as (
        id uuid, cohort uuid, environment text, schema uuid, form integer, external text, name text, venture text, email text,
        at timestamptz, run integer, price bigint, due timestamptz, entry uuid),
      unnest($3::json[])
    ) as items (id, cohort, environment, schema, form, external, name, venture, email, at, run, price, due, entry, answers)
  ), stored as (
    insert into submissions (id, organisation_id, cohort_id, environment, schema_id, form_version, external_id,
                             founder_name, venture_name, contact_email, answers, run, submitted_at, updated_at, reference)
    select id, $1, cohort, environment, schema, form, external, name, venture, email, answers, run, at, at,
           (select reference_prefix from cohorts where organisation_id = $1 and cohorts.id = cohort) || '-' || reference_code(nextval('submission_references'))
      from items order by cohort, environment, external, id
  ), reserved as (
    insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment)
    select entry, $1, 'reserve', -price, id, run, environment from items
  )
  insert into review_tasks (submission_id, organisation_id, run, price, available_at)
  select id, $1, run, price, coalesce(due, now()) from items`;
