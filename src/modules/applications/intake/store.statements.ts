import { type SqlStatement } from '../../../database/pipeline.js';
import { cohortStates } from '../../cohorts/cohort-state.js';
import { type EventType } from '../../events/event-types.js';
import { tell } from '../../webhooks/tell-of-changes.statements.js';
import { CLAIM } from '../../idempotency/claims.statements.js';
import { liveKeys } from '../../keys/live-keys.statements.js';
import { oweReviewsOf } from '../../review-tasks/review-tasks.statements.js';
import { canPay, reserveFor } from '../../tokens/payments.js';
import { TEXT_NAMES, TEXT_PROPERTIES } from '../application-texts.js';
import { keysOf } from './look.statements.js';
import { isAdmitted, type Admitted, type IntakeVerdict } from './verdicts.js';

/*
 * Stores a batch of submissions of the organisation $1; lists are passed as JSON. Everybody takes locks in one order: API
 * keys and cohorts, idempotency keys, shards of the balance, external ids, and sorted within each kind: no two
 * transactions wait for each other.
 */

/** How long a batch waits for a lock; not long, because others in it, who do not need that lock, wait as well. */
const TOGETHER_LOCK_MS = '500';
const ALONE_LOCK_MS = '3000';

/**
 * Sets how long to wait for locks, and takes the first: the API keys and cohorts in $2 then cannot change until the
 * commit. It is a statement of its own, since only later statements see a change that this one has waited for.
 */
const HOLD_STILL = `
  select set_config('lock_timeout', $1, true), pg_advisory_xact_lock_shared(intake_lock(id)) from unnest($2::uuid[]) as id`;

/**
 * Claims the $3 idempotency keys of $2, assumes that the API keys $4 live and that the cohorts $5 are in the states $6, in the
 * form of `cohortState`, and only then pays $7, of which the dearest review costs $8.
 */
export const CLAIM_AND_PAY = `
  with claimed as (${CLAIM})
  select assume(case when (select count(*) from claimed) = $3::bigint
                      and (select count(*) from (${liveKeys('$4')}) live) = cardinality($4::uuid[])
                      and (select count(*) from (${cohortStates('$5')}) cohort where state = any($6::text[])) = cardinality($6::text[])
                     then ${canPay('$7', '$8')} end)`;

/** The texts of an application under the names that they have in the JSON of the items. */
const PROPERTIES = TEXT_PROPERTIES.map((property) => `"${property}"`);
const ACCEPTED: EventType = 'application.accepted';

/** Inserts submissions, review tasks, reservations and events. Each number of the sequence makes another reference. */
export const STORE = `
  with items as (
    select *, 1 as run from json_to_recordset($2) as items (
      id uuid, "cohortId" uuid, environment text, "schemaId" uuid, "formVersion" integer, "ventureName" text, answers json,
      "submittedAt" timestamptz, ${PROPERTIES.map((property) => `${property} text`).join(', ')},
      price bigint, due timestamptz, entry uuid, event uuid)
  ), stored as (
    insert into submissions (id, organisation_id, cohort_id, environment, schema_id, form_version, venture_name, answers, run,
                             submitted_at, updated_at, ${TEXT_NAMES.join(', ')}, reference)
    select id, $1, "cohortId", environment, "schemaId", "formVersion", "ventureName", answers, run, "submittedAt", "submittedAt", ${PROPERTIES.join(', ')},
           (select reference_prefix from cohorts where organisation_id = $1 and cohorts.id = "cohortId") || '-' || reference_code(nextval('submission_references'))
      from items order by "cohortId", environment, "externalId", id
  ), reserved as (
    ${reserveFor('items')}
  ), owed as (
    ${oweReviewsOf('items')}
  ), accepted as (
    select event, '${ACCEPTED}' as type, environment, "cohortId" as cohort_id, id as submission_id,
           'pending' as status, null as review_status, 1 as version from items
  ), ${tell('accepted')}`;

/** Stores what was admitted. Fails where an assumption of the verdicts does not hold, or an external id is taken. */
export function storeStatements(organisationId: string, verdicts: readonly IntakeVerdict[]): SqlStatement[] {
  const admitted = verdicts.filter(isAdmitted);
  if (admitted.length === 0) return [];
  const items = admitted.flatMap((each) => each.items.map(({ submission }) => submission));
  const claims = admitted.flatMap(claimOf);
  const keyIds = inOrder(keysOf(admitted.map(({ unit }) => unit)));
  const checked = admitted.flatMap(({ unit }) => unit.items);
  const cohortIds = inOrder(checked.map(({ submission }) => submission.cohortId));
  const states = new Set(checked.map(({ cohortState }) => cohortState));
  const spent = items.reduce((sum, { price }) => sum + price, 0);
  const dearest = items.reduce((most, { price }) => Math.max(most, price), 0);
  const lockMs = verdicts.length > 1 ? TOGETHER_LOCK_MS : ALONE_LOCK_MS;
  return [
    { text: HOLD_STILL, values: [lockMs, inOrder([...keyIds, ...cohortIds])] },
    {
      text: CLAIM_AND_PAY,
      values: [organisationId, JSON.stringify(claims), claims.length, keyIds, cohortIds, [...states], spent, dearest],
    },
    { text: STORE, values: [organisationId, JSON.stringify(items)] },
  ];
}

function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

function claimOf({ unit: { caller, claim }, answer }: Admitted): object[] {
  if (claim === null) return [];
  const fingerprint = claim.fingerprint.toString('base64');
  return [{ environment: caller.environment, key: claim.key, fingerprint, body: JSON.stringify(answer) }];
}
